// Written by npm run api-client from the services' own description; do not edit.
export interface paths {
    "/api/admin/contractors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved contractors, by search, ZIP and category */
        get: operations["ContractorsAdmin_contractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail that preview to the administrator */
        post: operations["Preview_emailPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a request from a ZIP and category would produce */
        post: operations["Preview_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bids, filtered, sorted and paged */
        get: operations["BidsAdmin_bids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/bulk/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail up to 1,000 bids again to their homeowners or contractors */
        post: operations["BidsAdmin_bulkResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/bulk/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the status of up to 1,000 bids */
        patch: operations["BidsAdmin_bulkStatus"];
        trace?: never;
    };
    "/api/bids/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bids that the filters leave, as a CSV file */
        get: operations["BidsAdmin_bidsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A homeowner's bids, newest first */
        get: operations["Tracking_myBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/my-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that opens my bids */
        post: operations["Tracking_mailMyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The request that a confirmation link is about */
        get: operations["HeldRequests_about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/requests/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a request by its mailed link; the contractors are asked now */
        post: operations["HeldRequests_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/resend-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a bid's confirmation to its homeowner again */
        post: operations["Tracking_resendToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a bid with its scope of work */
        post: operations["ScopeOfWork_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/track/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bid, by the token of its track link */
        get: operations["Tracking_track"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/track/{token}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The homeowner calls the request off; its contractors are told */
        post: operations["Tracking_callOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a submission by the link of its receipt */
        post: operations["ScopeOfWork_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/withdrawal/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The submission that a withdraw link is about */
        get: operations["ScopeOfWork_withdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{bidId}/appointment-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose one to three appointment times to the contractor */
        post: operations["Tracking_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{bidId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invitation is about and how it stands */
        get: operations["ScopeOfWork_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{bidId}/invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link to an invitation in place of one that has ended */
        post: operations["ScopeOfWork_newLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{bidId}/not-interested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invited contractor is not interested */
        post: operations["ScopeOfWork_notInterested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{bidId}/sow-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft scope of work for the invited contractor */
        get: operations["ScopeOfWork_draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mails about a bid, newest first */
        get: operations["EmailLogs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{id}/logs.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mails about a bid as a CSV file */
        get: operations["EmailLogs_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{id}/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the internal notes and tags of a bid */
        patch: operations["BidsAdmin_meta"];
        trace?: never;
    };
    "/api/bids/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a bid again to its homeowner or its contractor */
        post: operations["BidsAdmin_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bids/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the status of a bid */
        patch: operations["BidsAdmin_status"];
        trace?: never;
    };
    "/api/console/bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bids for the console */
        get: operations["Console_listBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/bids-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the console’s first page */
        get: operations["Console_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/bids/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bid with its history, submissions and proposals */
        get: operations["Console_oneBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/contractors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contractors for the console */
        get: operations["Console_listContractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/contractors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contractor */
        get: operations["Console_oneContractor"];
        /** Edit a contractor's profile and rating */
        put: operations["Console_editContractor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Design jobs, newest first */
        get: operations["ConsoleDesigns_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/designs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One design job, with its concept once it is done */
        get: operations["ConsoleDesigns_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/designs/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a failed design once more */
        post: operations["ConsoleDesigns_rerun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** E-mails, newest first */
        get: operations["ConsoleEmails_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/emails-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many e-mails are sent, failed and queued */
        get: operations["ConsoleEmails_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One e-mail as it was sent, its tokens masked */
        get: operations["ConsoleEmails_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an e-mail once more */
        post: operations["ConsoleEmails_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service's inbox, newest first */
        get: operations["EventsConsole_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/{service}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with its payload */
        get: operations["EventsConsole_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/{service}/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a parked event again */
        post: operations["EventsConsole_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/{service}/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a parked event up, so that the later ones of its aggregate go on */
        post: operations["EventsConsole_skip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/jobs/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service's jobs and how many of each are in which state */
        get: operations["JobsConsole_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Uploads, newest first */
        get: operations["ConsoleUploads_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One upload */
        get: operations["ConsoleUploads_get"];
        put?: never;
        post?: never;
        /** Delete an upload and its files */
        delete: operations["ConsoleUploads_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contractors/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a profile, or a change of it, by its mailed link */
        post: operations["Contractors_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contractors/confirm-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new confirmation link in place of one that has ended */
        post: operations["Contractors_newLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contractors/confirmation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile that a confirmation link is about */
        get: operations["Contractors_confirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contractors/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All contractors that the filters leave, as a CSV file */
        get: operations["ContractorsAdmin_contractorsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contractors/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the network of contractors */
        post: operations["Contractors_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a remodel concept */
        post: operations["DesignJobs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/debug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest designs */
        get: operations["DesignJobs_recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An image model tells that a picture is over */
        post: operations["PictureWebhooks_hear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a concept is; the concept itself once it is done */
        get: operations["DesignJobs_get"];
        put?: never;
        post?: never;
        /** Cancel a concept that is not finished */
        delete: operations["DesignJobs_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ZIP around a position, from ZIP centroids */
        get: operations["Geocode_reverse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything kept about an e-mail address */
        get: operations["MyData_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete everything kept about an e-mail address */
        post: operations["MyData_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-data/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that opens my data */
        post: operations["MyData_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have favourite designs mailed to oneself */
        post: operations["Favourites_sendSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-to-contractors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the matching contractors near a ZIP for bids on a design */
        post: operations["Bidding_sendToContractors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the pages need to know of this installation */
        get: operations["Settings_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens the page behind an unsubscribe link */
        get: operations["Unsubscribe_open"];
        put?: never;
        /** Have no more invitations and the like sent to an address */
        post: operations["Unsubscribe_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take photos and videos of a room in */
        post: operations["Upload_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored picture, plan or video */
        get: operations["Files_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is running */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service can work, and the state of each part it stands on */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdminBidDetailResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description What the concept is thought to cost; null without a concept of ours. */
            estimate: {
                [key: string]: unknown;
            } | null;
            history: components["schemas"]["AdminHistoryEntryResponse"][];
            proposals: components["schemas"]["ProposalResponse"][];
            submissions: components["schemas"]["SubmissionVersionResponse"][];
            preferences: {
                [key: string]: string;
            };
            /** @description The same as `_id`, for the console. */
            id: string;
            notesInternal: string | null;
            tags: string[];
            /** @description Opens /track/{token}. */
            trackToken: string;
            /** @description Counts changes; send it back with a change to be told of a rival's. */
            version: number;
            /** @description Came without an invitation. */
            uninvited: boolean;
            notInterestedAt: string | null;
            /** @description When a mail about this bid last left. */
            lastContactAt: string | null;
            demo: boolean;
            _id: string;
            /** @description What a person reads out: PL-7K3QX9. */
            bidId: string;
            userEmail: string;
            /** @description Null before the contractor has answered, unless an administrator asks. */
            contractorEmail: string | null;
            contractorId: string | null;
            companyName: string | null;
            hasContractor: boolean;
            /** @description When the homeowner asked; ISO 8601. */
            submittedAt: string;
            createdAt: string;
            /** @description When the contractor answered. */
            receivedAt: string | null;
            respondBy: string | null;
            /** @description US dollars. */
            estimatedPrice: number | null;
            /** @description The price as text; "Price to follow" where the contractor left it blank. */
            quote: string | null;
            timeline: string | null;
            scope: string | null;
            /** @description The contractor's message. */
            notes: string | null;
            licenses: string | null;
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            category: string | null;
            zipCode: string;
            city: string | null;
            designTitle: string;
            /** @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet. */
            confirmedByMail: boolean | null;
            /** @description When the homeowner called the request off. */
            calledOffAt: string | null;
        };
        AdminBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description The same as `_id`, for the console. */
            id: string;
            notesInternal: string | null;
            tags: string[];
            /** @description Opens /track/{token}. */
            trackToken: string;
            /** @description Counts changes; send it back with a change to be told of a rival's. */
            version: number;
            /** @description Came without an invitation. */
            uninvited: boolean;
            notInterestedAt: string | null;
            /** @description When a mail about this bid last left. */
            lastContactAt: string | null;
            demo: boolean;
            _id: string;
            /** @description What a person reads out: PL-7K3QX9. */
            bidId: string;
            userEmail: string;
            /** @description Null before the contractor has answered, unless an administrator asks. */
            contractorEmail: string | null;
            contractorId: string | null;
            companyName: string | null;
            hasContractor: boolean;
            /** @description When the homeowner asked; ISO 8601. */
            submittedAt: string;
            createdAt: string;
            /** @description When the contractor answered. */
            receivedAt: string | null;
            respondBy: string | null;
            /** @description US dollars. */
            estimatedPrice: number | null;
            /** @description The price as text; "Price to follow" where the contractor left it blank. */
            quote: string | null;
            timeline: string | null;
            scope: string | null;
            /** @description The contractor's message. */
            notes: string | null;
            licenses: string | null;
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            category: string | null;
            zipCode: string;
            city: string | null;
            designTitle: string;
            /** @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet. */
            confirmedByMail: boolean | null;
            /** @description When the homeowner called the request off. */
            calledOffAt: string | null;
        };
        AdminBidsResponse: {
            items: components["schemas"]["AdminBidResponse"][];
            page: number;
            pageSize: number;
            /** @description Exact to 10,000; 10,001 means "more than 10,000". */
            total: number;
            totalIsExact: boolean;
            nextCursor: string | null;
            previousCursor: string | null;
        };
        AdminHistoryEntryResponse: {
            /** @enum {string|null} */
            from: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @enum {string|null} */
            to: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @description ISO 8601 */
            at: string;
            /** @description homeowner, contractor, admin or system */
            by: string;
            note: string | null;
            kind: string;
        };
        AppointmentProposalDto: {
            userEmail: string;
            name?: string;
            phone?: string;
            address?: string;
            /** @description One to three times, free text. */
            proposals: string;
            notes?: string;
        };
        AttachmentResponse: {
            /** @description Where the file is. */
            href: string;
            url: string;
            filename: string;
            name: string;
            thumbnailUrl: string | null;
            /** @description photo: the homeowner's; design, plan: the concept's. */
            kind: string;
        };
        BidMetaDto: {
            /** @description Seen by administrators only; an empty text clears it. */
            notesInternal?: string;
            /** @description A list, or a text with commas. */
            tags?: string[];
            /** @description The version that was looked at; 409 where somebody else has changed the bid since. */
            version?: number;
        };
        BidMetaResponse: {
            message: string;
            bid: components["schemas"]["AdminBidResponse"];
        };
        BidsSummaryResponse: {
            /** @description How many bids have each status. */
            byStatus: {
                [key: string]: number;
            };
            /** @description The last 30 days. */
            byDay: components["schemas"]["DayCountResponse"][];
            /** @description Hours from request to answer: the median of the newest 1,000 answers; null without one. */
            medianResponseHours: number | null;
        };
        BulkResendDto: {
            /** @enum {string} */
            type: "user" | "contractor";
            /** @description `_id` or `bidId` of each. */
            ids: string[];
        };
        BulkResendResponse: {
            message: string;
            /** @description One an id, in their order; ok means queued, the outcome is in the logs. */
            results: components["schemas"]["BulkResultResponse"][];
        };
        BulkResultResponse: {
            id: string;
            ok: boolean;
            /** @description Why not. */
            error?: string;
        };
        BulkStatusDto: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description `_id` or `bidId` of each. */
            ids: string[];
        };
        BulkStatusResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            message: string;
            /** @description Bids whose status is now the one asked for. */
            updated: number;
            results: components["schemas"]["BulkResultResponse"][];
        };
        CallOffDto: {
            reason?: string;
        };
        ChosenDesignDto: {
            /** @description A number or a text, as designs give it. */
            estimatedCost?: number | string;
            _id?: string;
            title?: string;
            description?: string;
            imageUrl?: string;
            floorPlanUrl?: string;
            designPrompt?: string;
            contractorPrompt?: string;
            style?: string;
        };
        ConfirmDto: {
            token: string;
        };
        ConfirmationResponse: {
            companyName: string;
            email: string;
            categories: string[];
            zipCode: string;
            radiusMi: number;
            confirmed: boolean;
        };
        ConsoleDesignResponse: {
            id: string;
            /** @enum {string} */
            status: "done" | "queued" | "processing" | "failed";
            progress: number;
            stage: string;
            error: string | null;
            category: string;
            zipCode: string;
            title: string | null;
            estimatedCost: number | null;
            imageUrl: string | null;
            thumbnailUrl: string | null;
            photoUrl: string | null;
            designPrompt: string;
            createdAt: string;
            finishedAt: string | null;
            /** @description The concept whole; only when one design is asked for. */
            design?: components["schemas"]["DesignResponse"];
        };
        ConsoleEmailResponse: {
            /** @enum {string} */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link";
            /** @enum {string} */
            kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            id: string;
            /** @description Empty once the person was erased. */
            email: string;
            subject: string;
            /** @description Tries that reached for the mail server. */
            attempts: number;
            /** @description Tries that may have sent it a second time, because a process was killed in the middle. */
            repeats: number;
            reason: string | null;
            /** @description The bid's code. */
            bidCode: string | null;
            /** @description The bid's uuid. */
            bidId: string | null;
            createdAt: string;
            sentAt: string | null;
            /** @description When the next try is due; null once it is over. */
            nextTryAt: string | null;
        };
        ConsoleEmailWholeResponse: {
            /** @enum {string} */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link";
            /** @enum {string} */
            kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            id: string;
            /** @description Empty once the person was erased. */
            email: string;
            subject: string;
            /** @description Tries that reached for the mail server. */
            attempts: number;
            /** @description Tries that may have sent it a second time, because a process was killed in the middle. */
            repeats: number;
            reason: string | null;
            /** @description The bid's code. */
            bidCode: string | null;
            /** @description The bid's uuid. */
            bidId: string | null;
            createdAt: string;
            sentAt: string | null;
            /** @description When the next try is due; null once it is over. */
            nextTryAt: string | null;
            /** @description Null once the person was erased. */
            html: string | null;
            text: string | null;
            attachments: components["schemas"]["MailedFileResponse"][];
        };
        ConsoleUploadResponse: {
            id: string;
            zipCode: string | null;
            fullAddress: string | null;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601; an upload without a bid is deleted after 90 days. */
            inBidSince: string | null;
            files: components["schemas"]["UploadedFileResponse"][];
        };
        ContractorResponse: {
            _id: string;
            /** @description The same, for the console. */
            id: string;
            companyName: string;
            contactName: string | null;
            email: string;
            phone: string | null;
            website: string | null;
            zipCode: string;
            city: string | null;
            state: string | null;
            categories: string[];
            notes: string | null;
            rating: number | null;
            /** @description Miles. */
            radiusMi: number;
            licenseNumber: string | null;
            licenseClass: string | null;
            licenseState: string | null;
            licenseExpires: string | null;
            insurance: string | null;
            insuranceExpires: string | null;
            confirmed: boolean;
            confirmedAt: string | null;
            /** @description Not asked for bids. */
            paused: boolean;
            invitationCount: number;
            lastInvitedAt: string | null;
            createdAt: string;
        };
        ContractorsResponse: {
            contractors: components["schemas"]["ContractorResponse"][];
            page: number;
            pageSize: number;
            /** @description Exact to 10,000, then 10,001. */
            total: number;
        };
        CreateDesignDto: {
            /** @description Five digits; ZIP+4 is cut. */
            zipCode: string;
            designPrompt: string;
            contractorPrompt: string;
            fullAddress?: string;
            style?: string;
            area?: string;
            colors?: string;
            layout?: string;
            features?: string;
            /** @description US dollars */
            budget?: number;
            /** @description The room; a list with one item, as the preferences step sends it. */
            categories?: ("kitchen" | "bathroom" | "living room" | "bedroom" | "basement" | "garage" | "office" | "other")[];
            /** @description The first uploaded image, as POST /api/upload answered it. */
            imageUrl?: string;
            count?: number;
            workType?: string;
            /** @description US dollars set aside for materials. */
            materials?: number;
            startInDays?: number;
            durationDays?: number;
            paymentPhases?: string;
            requirements?: string;
            /** @description The same seed and wish give the same concept; without one, a new idea each time. */
            seed?: number;
            /**
             * @description Names of the fields above whose value the person has not touched: words win over them, and nothing in them counts
             *     as said. A prompt is named where nobody edited it. Without this all was said.
             */
            defaults?: string[];
            /**
             * @description Another idea for the same wish: ids of the designs whose layout is not wanted again, the first one first. Doors,
             *     windows and what is to stay remain where that one has them. Designs that are no longer there are passed over.
             */
            otherThan?: string[];
            /** @description The photo is meant as it is: it is not asked whether it shows a room. */
            useAnyway?: boolean;
        };
        DayCountResponse: {
            /** @description YYYY-MM-DD, UTC */
            day: string;
            count: number;
        };
        DesignJobCreatedResponse: {
            jobId: string;
        };
        DesignJobResponse: {
            jobId: string;
            /**
             * @description Anything but done and failed means in progress.
             * @enum {string}
             */
            status: "done" | "queued" | "processing" | "failed";
            /** @description 0–100 */
            progress: number;
            /** @description What is happening, in words. */
            stage: string;
            /** @description A first, coarse picture while the final one is made. */
            previewUrl?: string;
            designs?: components["schemas"]["DesignResponse"][];
            /** @description Why it failed, as one sentence. */
            error?: string;
        };
        DesignMeta: {
            preset: string | null;
            seed: number | null;
            guidance_scale: number | null;
            /** @description Who made the picture. */
            provider: string;
            /** @description Samples a pixel, where the provider has such a notion. */
            samples: number | null;
            fallbackFrom?: string;
            fallbackReason?: string;
        };
        DesignResponse: {
            /** @description What was understood of the wish, what was assumed, what could not be read. */
            brief: {
                [key: string]: unknown;
            };
            /** @description Walls, openings and placed items, in inches. */
            room: {
                [key: string]: unknown;
            };
            /** @description What the rules found: severity, rule, measured, limit, met, text; `found` in words where a rule asks yes or no. */
            findings: {
                [key: string]: unknown;
            }[];
            quantities: {
                [key: string]: unknown;
            }[];
            /** @description US dollars: low, likely, high and their lines; `part` where only labor or only materials are asked for. */
            estimate: {
                [key: string]: unknown;
            };
            _id: string;
            title: string;
            description: string;
            imageUrl: string;
            imageWebpUrl: string;
            thumbnailUrl: string;
            /** @description What the picture shows, for those who cannot see it. */
            altText: string;
            floorPlanUrl: string | null;
            floorPlanSvgUrl: string | null;
            /** @description The same plan for narrow screens: 360 points wide, its type large. */
            floorPlanPhoneSvgUrl: string | null;
            floorPlanPdfUrl: string | null;
            designPrompt: string;
            contractorPrompt: string;
            style: string | null;
            /** @description US dollars; the likely figure of the whole price, labor and materials. */
            estimatedCost: number | null;
            meta: components["schemas"]["DesignMeta"];
            category: string;
            zipCode: string;
            /** @description The homeowner's photo the concept started from. */
            photoUrl: string | null;
            createdAt: string;
        };
        DraftDesignResponse: {
            title: string;
            imageUrl: string | null;
            thumbnailUrl: string | null;
            floorPlanUrl: string | null;
            floorPlanPdfUrl: string | null;
            photos: string[];
        };
        DraftMetaResponse: {
            /**
             * @description How the invitation stands; a closed one or one called off takes no bid.
             * @enum {string}
             */
            state: "open" | "answered" | "declined" | "closed" | "called-off";
            userEmail: string;
            bidId: string;
            title: string;
            zipCode: string;
            city: string | null;
            /** @description ISO 8601 */
            respondBy: string | null;
            /** @description When the contractor's bid that stands came (ISO 8601); null where there is none. */
            answeredAt: string | null;
            design: components["schemas"]["DraftDesignResponse"];
        };
        EditContractorDto: {
            /** @description Trades offered. */
            categories: ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            /** @description 0 to 5, in halves or tenths; null for none. */
            rating?: number;
            /** @description True: the administrator vouches for the address; what is confirmed stays so. */
            confirmed?: boolean;
            /** @description True: not asked for bids until it is false again; left as it is where it is not said. */
            paused?: boolean;
            companyName: string;
            contactName?: string;
            phone?: string;
            /** Format: uri */
            website?: string;
            zipCode: string;
            notes?: string;
            /** @description How far the contractor travels, in miles. */
            radiusMi?: number;
            licenseNumber?: string;
            licenseClass?: string;
            licenseState?: string;
            licenseExpires?: string;
            insurance?: string;
            insuranceExpires?: string;
        };
        EmailLogData: {
            /**
             * @description Who the mail is for.
             * @enum {string}
             */
            kind: "homeowner" | "contractor" | "admin";
            subject: string;
            /** @description Tries that reached for the mail server. */
            attempts: number;
            /** @description Why it failed, or why the last try did. */
            reason: string | null;
            sentAt: string | null;
            /** @description The bid's code. */
            bidId: string | null;
            /** @description The mail as sent, as plain text with its tokens masked; null once the person was erased. */
            text: string | null;
        };
        EmailLogResponse: {
            /**
             * @description What the mail was for.
             * @enum {string}
             */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            _id: string;
            email: string;
            createdAt: string;
            data: components["schemas"]["EmailLogData"];
        };
        EmailLogsResponse: {
            /** @description Newest first. */
            items: components["schemas"]["EmailLogResponse"][];
        };
        EmailPreviewResponse: {
            sentTo: string;
            message: string;
        };
        EmailsSummaryResponse: {
            sent: number;
            failed: number;
            queued: number;
        };
        FavouriteDto: {
            _id?: string;
            title?: string;
            description?: string;
            imageUrl?: string;
            floorPlanUrl?: string;
            designPrompt?: string;
            contractorPrompt?: string;
        };
        HeldRequestResponse: {
            email: string;
            title: string;
            zipCode: string;
            city: string | null;
            /** @description The button was pressed. */
            confirmed: boolean;
        };
        HistoryEntryResponse: {
            /** @enum {string|null} */
            from: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @enum {string|null} */
            to: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @description ISO 8601 */
            at: string;
            /** @description homeowner, contractor, admin or system */
            by: string;
            note: string | null;
        };
        InboxEventDetailResponse: {
            /** @enum {string} */
            name: "upload.stored" | "upload.deleted" | "design.requested" | "design.completed" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            status: "pending" | "done" | "parked" | "skipped";
            payload: {
                [key: string]: unknown;
            };
            /** @description uuid v7 of the event */
            id: string;
            aggregateId: string;
            /** @description The request id that started it all. */
            correlationId: string;
            /** @description Times its handler failed. */
            attempts: number;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description ISO 8601 */
            occurredAt: string;
            /** @description ISO 8601 */
            receivedAt: string;
            /** @description ISO 8601; null unless it is pending. */
            nextAttemptAt: string | null;
            /** @description ISO 8601; when it was done or skipped. */
            doneAt: string | null;
        };
        InboxEventResponse: {
            /** @enum {string} */
            name: "upload.stored" | "upload.deleted" | "design.requested" | "design.completed" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            status: "pending" | "done" | "parked" | "skipped";
            /** @description uuid v7 of the event */
            id: string;
            aggregateId: string;
            /** @description The request id that started it all. */
            correlationId: string;
            /** @description Times its handler failed. */
            attempts: number;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description ISO 8601 */
            occurredAt: string;
            /** @description ISO 8601 */
            receivedAt: string;
            /** @description ISO 8601; null unless it is pending. */
            nextAttemptAt: string | null;
            /** @description ISO 8601; when it was done or skipped. */
            doneAt: string | null;
        };
        InvitationResponse: {
            /** @enum {string} */
            state: "open" | "answered" | "declined" | "closed" | "called-off";
            bidId: string;
            title: string;
            category: string | null;
            zipCode: string;
            city: string | null;
            respondBy: string | null;
        };
        JobCountsResponse: {
            /** @description The job's name. */
            id: string;
            waiting: number;
            active: number;
            delayed: number;
            failed: number;
            /** @description How often it runs by itself, in milliseconds; null for jobs that something asks for. */
            everyMs: number | null;
        };
        JoinDto: {
            /** @description Trades offered. */
            categories: ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            email: string;
            companyName: string;
            contactName?: string;
            phone?: string;
            /** Format: uri */
            website?: string;
            zipCode: string;
            notes?: string;
            /** @description How far the contractor travels, in miles. */
            radiusMi?: number;
            licenseNumber?: string;
            licenseClass?: string;
            licenseState?: string;
            licenseExpires?: string;
            insurance?: string;
            insuranceExpires?: string;
        };
        LiveResponse: {
            /** @enum {string} */
            status: "ok";
            service: string;
            version: string;
        };
        MailedFileResponse: {
            filename: string;
            contentType: string;
            /** @description The file's text. */
            content: string;
        };
        MessageResponse: {
            message: string;
        };
        MyBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description Opens /track/{token}. */
            trackToken: string;
            _id: string;
            /** @description What a person reads out: PL-7K3QX9. */
            bidId: string;
            userEmail: string;
            /** @description Null before the contractor has answered, unless an administrator asks. */
            contractorEmail: string | null;
            contractorId: string | null;
            companyName: string | null;
            hasContractor: boolean;
            /** @description When the homeowner asked; ISO 8601. */
            submittedAt: string;
            createdAt: string;
            /** @description When the contractor answered. */
            receivedAt: string | null;
            respondBy: string | null;
            /** @description US dollars. */
            estimatedPrice: number | null;
            /** @description The price as text; "Price to follow" where the contractor left it blank. */
            quote: string | null;
            timeline: string | null;
            scope: string | null;
            /** @description The contractor's message. */
            notes: string | null;
            licenses: string | null;
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            category: string | null;
            zipCode: string;
            city: string | null;
            designTitle: string;
            /** @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet. */
            confirmedByMail: boolean | null;
            /** @description When the homeowner called the request off. */
            calledOffAt: string | null;
        };
        MyBidsResponse: {
            items: components["schemas"]["MyBidResponse"][];
            page: number;
            pageSize: number;
            /** @description Exact to 10,000, then 10,001. */
            total: number;
        };
        MyDataProof: {
            email: string;
            link: string;
        };
        MyDataRequestDto: {
            email: string;
        };
        MyDataResponse: {
            email: string;
            exportedAt: string;
            requests: Record<string, never>[];
            bids: Record<string, never>[];
            submissions: Record<string, never>[];
            proposals: Record<string, never>[];
            contractor: {
                [key: string]: unknown;
            } | null;
            /** @description Addresses of the photos and pictures. */
            files: string[];
        };
        MyLinkDto: {
            email: string;
        };
        NewInvitationLinkDto: {
            contractorEmail?: string;
            /** @description The key of an earlier link. */
            key?: string;
        };
        NotInterestedDto: {
            key: string;
            reason?: string;
        };
        PreviewContractorResponse: {
            _id: string | null;
            companyName: string;
            contactName: string | null;
            email: string;
            phone: string | null;
            website: string | null;
            zipCode: string;
            categories: string[];
            notes: string | null;
            rating: number | null;
            distanceMi: number;
        };
        PreviewDesignResponse: {
            _id: string;
            title: string;
            description: string;
            imageUrl: string | null;
            thumbnailUrl: string | null;
            floorPlanUrl: string | null;
            designPrompt: string;
            contractorPrompt: string;
            style: string | null;
            estimatedCost: Record<string, never>;
            meta: {
                [key: string]: unknown;
            } | null;
            zipCode: string;
            category: string;
            /** @description Why this one: "Newest concept for kitchen in 10001". */
            label: string;
        };
        PreviewDto: {
            preferences: components["schemas"]["PreviewPreferencesDto"];
            /** @description True: sample data where real is missing; the mail is marked [TEST]. */
            testMode?: boolean;
        };
        PreviewPreferencesDto: {
            zipCode: string;
            /** @description A list with one item. */
            categories?: string[];
        };
        PreviewResponse: {
            contractors: components["schemas"]["PreviewContractorResponse"][];
            chosenDesign: components["schemas"]["PreviewDesignResponse"] | null;
            userUploads: components["schemas"]["PreviewUploadResponse"][];
            /** @description What a request from that ZIP would be told. */
            message: string;
        };
        PreviewUploadResponse: {
            originalName: string;
            name: string;
            url: string;
            imageUrl: string;
            thumbnailUrl: string | null;
            type: string;
        };
        ProposalResponse: {
            _id: string;
            createdAt: string;
            name: string | null;
            phone: string | null;
            address: string | null;
            proposals: string;
            notes: string | null;
        };
        ProposalSentResponse: {
            message: string;
            proposal: components["schemas"]["ProposalResponse"];
        };
        ReadyParts: {
            /** @enum {string} */
            database: "up" | "down";
            /** @enum {string} */
            events: "up" | "down";
            /** @enum {string} */
            jobs: "up" | "down";
            /** @enum {string} */
            storage: "up" | "down";
            /** @enum {string} */
            mail: "up" | "down";
            /**
             * @description Down while somebody who asked to be forgotten could not be.
             * @enum {string}
             */
            erasures?: "up" | "down";
            /**
             * @description The image model, where one is set.
             * @enum {string}
             */
            pictures?: "up" | "down";
        };
        ReadyResponse: {
            /**
             * @description `down` (503) only without the database; `degraded` where another part is away and work waits for it.
             * @enum {string}
             */
            status: "ok" | "down" | "degraded";
            service: string;
            version: string;
            parts: components["schemas"]["ReadyParts"];
            /** @description Why a part of the service's own is down, for its operator. */
            reasons?: {
                [key: string]: string;
            };
        };
        ResendDto: {
            /** @enum {string} */
            type: "user" | "contractor";
        };
        ResendEmailResponse: {
            message: string;
            /** @description The new e-mail's id. */
            id: string;
        };
        ResendToUserDto: {
            bidId: string;
            userEmail: string;
        };
        ReverseGeocodeResponse: {
            /** @description City, state and ZIP; null where no ZIP is near. */
            fullAddress: string | null;
            zipCode: string | null;
            city: string | null;
            state: string | null;
        };
        SendSummaryDto: {
            email: string;
            designs: components["schemas"]["FavouriteDto"][];
            /** @description The preferences step's fields, shown in the mail. */
            preferences?: {
                [key: string]: unknown;
            };
            files?: components["schemas"]["SummaryFileDto"][];
        };
        SendToContractorsDto: {
            /** @description Where the bids are announced to. */
            email: string;
            /** @description Five digits; without it the preferences' zipCode counts. */
            zip?: string;
            design?: components["schemas"]["ChosenDesignDto"];
            /** @description What the homeowner filled in; fields as in the preferences step, values as text. */
            preferences?: {
                [key: string]: unknown;
            };
            files?: components["schemas"]["SentFileDto"][];
            /** @description True: answers who would be asked, and sends nothing. */
            previewOnly?: boolean;
        };
        SendToContractorsResponse: {
            message: string;
            /** @description Contractors asked, or who would be. */
            count: number;
            /** @description The codes of the bids made; empty for a preview. */
            bidIds: string[];
            /** @description True: nobody was asked yet; the button of the mailed link does it. */
            held?: boolean;
            /** @description Only for a preview. */
            contractors?: components["schemas"]["WouldBeAskedResponse"][];
        };
        SentFileDto: {
            imageUrl?: string;
            url?: string;
            name?: string;
        };
        SetStatusDto: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description The version that was looked at; 409 where somebody else has changed the bid since. */
            version?: number;
        };
        SettingsResponse: {
            /** @enum {string} */
            access: "open" | "links";
            /** @description Of the maps service; null: positions are looked up here. */
            mapsKey: string | null;
            contactEmail: string;
            /** @description The page of the built-in mailbox, where there is one; null with ACCESS=links. */
            mailboxUrl: string | null;
        };
        SiblingBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            _id: string;
            bidId: string;
            estimatedPrice: number | null;
            quote: string | null;
            timeline: string | null;
            contractorEmail: string | null;
            companyName: string | null;
            trackToken: string;
        };
        SowDraftResponse: {
            sowText: string;
            /** @description The contractor's bid that stands; only for their address and the invitation's key together. */
            standing: components["schemas"]["StandingBidResponse"] | null;
            meta: components["schemas"]["DraftMetaResponse"];
        };
        StandingBidResponse: {
            scope: string;
            estimatedPrice: number | null;
            timeline: string | null;
            notes: string | null;
        };
        StatusSetResponse: {
            message: string;
            bid: components["schemas"]["AdminBidResponse"];
        };
        SubmissionVersionResponse: {
            _id: string;
            version: number;
            contractorEmail: string;
            estimatedPrice: number | null;
            timeline: string | null;
            scope: string;
            notes: string | null;
            confirmedByMail: boolean;
            createdAt: string;
            withdrawnAt: string | null;
            withdrawnReason: string | null;
        };
        SubmitBidDto: {
            /** @description US dollars, a number or a text like "$12,500"; blank means the price follows. */
            estimatedPrice?: number | string;
            userEmail: string;
            contractorEmail: string;
            /** @description The scope of work. */
            scope: string;
            timeline?: string;
            notes?: string;
            references?: string;
            /** @description The bid this answers; without it the open bid of the two addresses is found. */
            bidId?: string;
            /** @description The invitation's key, which proves the contractor's mailbox. */
            key?: string;
        };
        SubmitBidResponse: {
            message: string;
            /** @description PL-7K3QX9 */
            bidId: string;
            /** @description 1 for the first answer, 2 for its first correction … */
            version: number;
            confirmedByMail: boolean;
        };
        SummaryFileDto: {
            imageUrl?: string;
            name?: string;
        };
        TrackedBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @description PL-7K3QX9 */
            code: string;
            history: components["schemas"]["HistoryEntryResponse"][];
            proposals: components["schemas"]["ProposalResponse"][];
            siblings: components["schemas"]["SiblingBidResponse"][];
            design: components["schemas"]["TrackedDesignResponse"];
            _id: string;
            /** @description What a person reads out: PL-7K3QX9. */
            bidId: string;
            userEmail: string;
            /** @description Null before the contractor has answered, unless an administrator asks. */
            contractorEmail: string | null;
            contractorId: string | null;
            companyName: string | null;
            hasContractor: boolean;
            /** @description When the homeowner asked; ISO 8601. */
            submittedAt: string;
            createdAt: string;
            /** @description When the contractor answered. */
            receivedAt: string | null;
            respondBy: string | null;
            /** @description US dollars. */
            estimatedPrice: number | null;
            /** @description The price as text; "Price to follow" where the contractor left it blank. */
            quote: string | null;
            timeline: string | null;
            scope: string | null;
            /** @description The contractor's message. */
            notes: string | null;
            licenses: string | null;
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            category: string | null;
            zipCode: string;
            city: string | null;
            designTitle: string;
            /** @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet. */
            confirmedByMail: boolean | null;
            /** @description When the homeowner called the request off. */
            calledOffAt: string | null;
        };
        TrackedDesignResponse: {
            _id: string | null;
            title: string;
            imageUrl: string | null;
            floorPlanUrl: string | null;
            thumbnailUrl: string | null;
        };
        UnsubscribeDto: {
            email?: string;
            /** @description The token of the mailed link. */
            link?: string;
        };
        UnsubscribeResponse: {
            message: string;
        };
        UploadDto: {
            /** @description 1 to 20 photos or videos of at most 10 MB each. */
            files: string[];
            /**
             * @description Five digits; taken from the address where it is missing.
             * @example 78701
             */
            zipCode?: string;
            /** @example 1100 Congress Ave, Austin, TX 78701 */
            fullAddress?: string;
        };
        UploadResponse: {
            /** @description In the order sent; a file that was sent twice in one request is here once. */
            files: components["schemas"]["UploadedFileResponse"][];
        };
        UploadedFileResponse: {
            /** @description Absolute address of the safe copy: a picture (JPEG) or a video. */
            imageUrl: string;
            /** @description Null for videos. */
            thumbnailUrl: string | null;
            /** @description The file's name as it was sent. */
            name: string;
            /** @description MIME type of what `imageUrl` gives. */
            type: string;
            /** @description Bytes of what `imageUrl` gives. */
            size: number;
            /** @description Pixels, upright. */
            width: number;
            /** @description Pixels, upright. */
            height: number;
        };
        WithdrawDto: {
            token: string;
            reason?: string;
            /** @description True: the bid was sent by somebody else under my address. */
            notMe?: boolean;
        };
        WithdrawalResponse: {
            bidId: string;
            title: string;
            estimatedPrice: number | null;
            timeline: string | null;
            receivedAt: string;
            withdrawn: boolean;
        };
        WouldBeAskedResponse: {
            companyName: string;
            categories: string[];
            city: string | null;
            /** @description Miles between the two ZIP codes. */
            distanceMi: number;
            rating: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ContractorsAdmin_contractors: {
        parameters: {
            query: {
                search?: string;
                zip?: string;
                category?: string;
                /** @description Items a page. */
                pageSize: number;
                /** @description From 1. */
                page: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorsResponse"];
                };
            };
        };
    };
    Preview_emailPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreviewResponse"];
                };
            };
        };
    };
    Preview_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
        };
    };
    BidsAdmin_bids: {
        parameters: {
            query: {
                status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /** @description From 1; past row 10,000 go on by cursor. */
                page: number;
                pageSize: number;
                /** @description `nextCursor` or `previousCursor` of an answer sorted by submittedAt; goes before `page`. */
                cursor?: string;
                /** @description The homeowner's e-mail, or a part of it. */
                userEmail?: string;
                contractorId?: string;
                zipCode?: string;
                /** @description Submitted on this day (UTC) or later: YYYY-MM-DD. */
                from?: string;
                /** @description Submitted on this day (UTC) or earlier: YYYY-MM-DD. */
                to?: string;
                /** @description In e-mails, code, company, design and scope; at least three letters or digits. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBidsResponse"];
                };
            };
        };
    };
    BidsAdmin_bulkResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkResendDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResendResponse"];
                };
            };
        };
    };
    BidsAdmin_bulkStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkStatusResponse"];
                };
            };
        };
    };
    BidsAdmin_bidsCsv: {
        parameters: {
            query?: {
                status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /** @description The homeowner's e-mail, or a part of it. */
                userEmail?: string;
                contractorId?: string;
                zipCode?: string;
                /** @description Submitted on this day (UTC) or later: YYYY-MM-DD. */
                from?: string;
                /** @description Submitted on this day (UTC) or earlier: YYYY-MM-DD. */
                to?: string;
                /** @description In e-mails, code, company, design and scope; at least three letters or digits. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    Tracking_myBids: {
        parameters: {
            query: {
                userEmail: string;
                /** @description The proof of the mailbox, from the link mailed by POST /api/bids/my-link. */
                link?: string;
                /** @description Bids a page. */
                pageSize: number;
                /** @description From 1. */
                page: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBidsResponse"];
                };
            };
        };
    };
    Tracking_mailMyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyLinkDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    HeldRequests_about: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldRequestResponse"];
                };
            };
        };
    };
    HeldRequests_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendToContractorsResponse"];
                };
            };
        };
    };
    Tracking_resendToUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendToUserDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    ScopeOfWork_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitBidDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitBidResponse"];
                };
            };
        };
    };
    Tracking_track: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedBidResponse"];
                };
            };
        };
    };
    Tracking_callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallOffDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    ScopeOfWork_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    ScopeOfWork_withdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalResponse"];
                };
            };
        };
    };
    Tracking_propose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bidId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentProposalDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalSentResponse"];
                };
            };
        };
    };
    ScopeOfWork_invitation: {
        parameters: {
            query?: never;
            header?: {
                "x-contractor-email"?: string;
                /** @description The invitation's key */
                "x-bid-key"?: string;
            };
            path: {
                bidId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
        };
    };
    ScopeOfWork_newLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bidId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitationLinkDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    ScopeOfWork_notInterested: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bidId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotInterestedDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    ScopeOfWork_draft: {
        parameters: {
            query?: never;
            header: {
                "x-contractor-email": string;
                /** @description The invitation's key */
                "x-bid-key"?: string;
            };
            path: {
                bidId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SowDraftResponse"];
                };
            };
        };
    };
    EmailLogs_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLogsResponse"];
                };
            };
        };
    };
    EmailLogs_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    BidsAdmin_meta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidMetaDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidMetaResponse"];
                };
            };
        };
    };
    BidsAdmin_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    BidsAdmin_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusSetResponse"];
                };
            };
        };
    };
    Console_listBids: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBidResponse"][];
                };
            };
        };
    };
    Console_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidsSummaryResponse"];
                };
            };
        };
    };
    Console_oneBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBidDetailResponse"];
                };
            };
        };
    };
    Console_listContractors: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorResponse"][];
                };
            };
        };
    };
    Console_oneContractor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorResponse"];
                };
            };
        };
    };
    Console_editContractor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditContractorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorResponse"];
                };
            };
        };
    };
    ConsoleDesigns_list: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleDesignResponse"][];
                };
            };
        };
    };
    ConsoleDesigns_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleDesignResponse"];
                };
            };
        };
    };
    ConsoleDesigns_rerun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleDesignResponse"];
                };
            };
        };
    };
    ConsoleEmails_list: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleEmailResponse"][];
                };
            };
        };
    };
    ConsoleEmails_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailsSummaryResponse"];
                };
            };
        };
    };
    ConsoleEmails_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleEmailWholeResponse"];
                };
            };
        };
    };
    ConsoleEmails_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendEmailResponse"];
                };
            };
        };
    };
    EventsConsole_list: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEventResponse"][];
                };
            };
        };
    };
    EventsConsole_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEventDetailResponse"];
                };
            };
        };
    };
    EventsConsole_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEventResponse"];
                };
            };
        };
    };
    EventsConsole_skip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEventResponse"];
                };
            };
        };
    };
    JobsConsole_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobCountsResponse"][];
                };
            };
        };
    };
    ConsoleUploads_list: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleUploadResponse"][];
                };
            };
        };
    };
    ConsoleUploads_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleUploadResponse"];
                };
            };
        };
    };
    ConsoleUploads_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleUploadResponse"];
                };
            };
        };
    };
    Contractors_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    Contractors_newLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    Contractors_confirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationResponse"];
                };
            };
        };
    };
    ContractorsAdmin_contractorsCsv: {
        parameters: {
            query?: {
                /** @description In company, contact or e-mail. */
                search?: string;
                zip?: string;
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    Contractors_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    DesignJobs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDesignDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignJobCreatedResponse"];
                };
            };
        };
    };
    DesignJobs_recent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignResponse"][];
                };
            };
        };
    };
    PictureWebhooks_hear: {
        parameters: {
            query: {
                call: string;
            };
            header?: {
                /** @description v1, and an HMAC-SHA256 of id, time and body. */
                "webhook-signature"?: string;
                /** @description Seconds since 1970, within five minutes of ours. */
                "webhook-timestamp"?: string;
                /** @description The same again is a redelivery. */
                "webhook-id"?: string;
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DesignJobs_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignJobResponse"];
                };
            };
        };
    };
    DesignJobs_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignJobResponse"];
                };
            };
        };
    };
    Geocode_reverse: {
        parameters: {
            query: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lng: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReverseGeocodeResponse"];
                };
            };
        };
    };
    MyData_export: {
        parameters: {
            query: {
                email: string;
                link: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDataResponse"];
                };
            };
        };
    };
    MyData_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyDataProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    MyData_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyDataRequestDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    Favourites_sendSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSummaryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    Bidding_sendToContractors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendToContractorsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendToContractorsResponse"];
                };
            };
        };
    };
    Settings_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
        };
    };
    Unsubscribe_open: {
        parameters: {
            query?: {
                email?: string;
                /** @description The token of the mailed link. */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Unsubscribe_unsubscribe: {
        parameters: {
            query?: {
                email?: string;
                /** @description The token of the mailed link. */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeResponse"];
                };
            };
        };
    };
    Upload_upload: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResponse"];
                };
            };
        };
    };
    Files_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveResponse"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"];
                };
            };
        };
    };
}
