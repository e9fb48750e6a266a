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
    "/api/console/bids-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags that bids have, to choose from */
        get: operations["Console_knownTags"];
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
    "/api/mails/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a mailbox by the link of one of its mails, and read that mail whole */
        post: operations["Opening_open"];
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
        /** Take photos and videos of a room in, or files that go with a bid */
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
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            priceBasis: "firm" | "after-visit" | null;
            /** @description What the concept is thought to cost; null without a concept of ours. */
            estimate: {
                [key: string]: unknown;
            } | null;
            history: components["schemas"]["HistoryEntryResponse"][];
            proposals: components["schemas"]["ProposalResponse"][];
            submissions: components["schemas"]["SubmissionVersionResponse"][];
            preferences: {
                [key: string]: string;
            };
            /**
             * @description The same as `_id`, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example Prefers mornings. */
            notesInternal: string | null;
            /**
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            tags: string[];
            /**
             * @description Two letters; null where no ZIP tells.
             * @example TX
             */
            state: string | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            trackToken: string;
            /**
             * @description Counts changes; send it back with a change to be told of a rival's.
             * @example 1
             */
            version: number;
            /**
             * @description Came without an invitation.
             * @example false
             */
            uninvited: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T18:00:00.000Z
             */
            notInterestedAt: string | null;
            /**
             * Format: date-time
             * @description When a mail about this bid last left.
             * @example 2026-11-20T15:04:05.000Z
             */
            lastContactAt: string | null;
            /** @example false */
            demo: boolean;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            contractorId: string | null;
            /** @example Live Oak Kitchens */
            companyName: string | null;
            /** @example true */
            hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            quote: string | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            notes: string | null;
            /** @example TX-104233 */
            licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            category: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /** @example Farmhouse kitchen with an island */
            designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            calledOffAt: string | null;
        };
        AdminBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            priceBasis: "firm" | "after-visit" | null;
            /**
             * @description The same as `_id`, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example Prefers mornings. */
            notesInternal: string | null;
            /**
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            tags: string[];
            /**
             * @description Two letters; null where no ZIP tells.
             * @example TX
             */
            state: string | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            trackToken: string;
            /**
             * @description Counts changes; send it back with a change to be told of a rival's.
             * @example 1
             */
            version: number;
            /**
             * @description Came without an invitation.
             * @example false
             */
            uninvited: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T18:00:00.000Z
             */
            notInterestedAt: string | null;
            /**
             * Format: date-time
             * @description When a mail about this bid last left.
             * @example 2026-11-20T15:04:05.000Z
             */
            lastContactAt: string | null;
            /** @example false */
            demo: boolean;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            contractorId: string | null;
            /** @example Live Oak Kitchens */
            companyName: string | null;
            /** @example true */
            hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            quote: string | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            notes: string | null;
            /** @example TX-104233 */
            licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            category: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /** @example Farmhouse kitchen with an island */
            designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            calledOffAt: string | null;
        };
        AdminBidsResponse: {
            items: components["schemas"]["AdminBidResponse"][];
            /** @example 1 */
            page: number;
            /** @example 10 */
            pageSize: number;
            /**
             * @description Exact to 10,000; 10,001 means "more than 10,000".
             * @example 1
             */
            total: number;
            /** @example true */
            totalIsExact: boolean;
            /** @example eyJ2IjpbIjIwMjYtMTEtMjAiXX0 */
            nextCursor: string | null;
            /** @example null */
            previousCursor: string | null;
        };
        AppointmentProposalDto: {
            /** @example rosa@example.com */
            userEmail: string;
            /** @example Rosa Moreno */
            name?: string;
            /** @example (512) 555-0142 */
            phone?: string;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            address?: string;
            /**
             * @description One to three times, free text.
             * @example Tuesday, December 1, 2026 at 9 am, or Thursday after 2 pm
             */
            proposals: string;
            /** @example Parking behind the house. */
            notes?: string;
        };
        AttachmentResponse: {
            /**
             * Format: uri
             * @description Where the file is.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            href: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            url: string;
            /** @example scope-of-work.txt */
            filename: string;
            /** @example Rosa Moreno */
            name: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * @description photo: the homeowner's; design, plan: the concept's; contractor: came with the bid.
             * @example image
             */
            kind: string;
        };
        BidMetaDto: {
            /**
             * @description Seen by administrators only; an empty text clears it.
             * @example Prefers mornings.
             */
            notesInternal?: string;
            /**
             * @description A list, or a text with commas.
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            tags?: string[];
            /**
             * @description The version that was looked at; 409 where somebody else has changed the bid since.
             * @example 1
             */
            version?: number;
        };
        BidMetaResponse: {
            /** @example Sent to 3 contractors near 78704. */
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
            /**
             * @description Hours from request to answer: the median of the newest 1,000 answers; null without one.
             * @example 18.5
             */
            medianResponseHours: number | null;
        };
        BulkResendDto: {
            /** @enum {string} */
            type: "user" | "contractor";
            /**
             * @description `_id` or `bidId` of each.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            ids: string[];
        };
        BulkResendResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            /** @description One an id, in their order; ok means queued, the outcome is in the logs. */
            results: components["schemas"]["BulkResultResponse"][];
        };
        BulkResultResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            id: string;
            /** @example true */
            ok: boolean;
            /**
             * @description Why not.
             * @example The room is too small for a walk-in pantry.
             */
            error?: string;
        };
        BulkStatusDto: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description `_id` or `bidId` of each.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            ids: string[];
        };
        BulkStatusResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            /**
             * @description Bids whose status is now the one asked for.
             * @example 3
             */
            updated: number;
            results: components["schemas"]["BulkResultResponse"][];
        };
        CallOffDto: {
            /** @example We found somebody else. */
            reason?: string;
        };
        ChosenDesignDto: {
            /**
             * @description A number or a text, as designs give it.
             * @example 38400
             */
            estimatedCost?: number | string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id?: string;
            /** @example Farmhouse kitchen with an island */
            title?: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            description?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            imageUrl?: string;
            /** @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png */
            floorPlanUrl?: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt?: string;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt?: string;
            /** @example farmhouse */
            style?: string;
        };
        ConfirmDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            token: string;
        };
        ConfirmationResponse: {
            /** @example Live Oak Kitchens */
            companyName: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            categories: string[];
            /** @example 78704 */
            zipCode: string;
            /** @example 25 */
            radiusMi: number;
            /** @example true */
            confirmed: boolean;
        };
        ConsoleDesignResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            id: string;
            /** @enum {string} */
            status: "done" | "queued" | "processing" | "failed";
            /** @example 40 */
            progress: number;
            /** @example Drawing the floor plan */
            stage: string;
            /** @example The room is too small for a walk-in pantry. */
            error: string | null;
            /** @example kitchen */
            category: string;
            /** @example 78704 */
            zipCode: string;
            /** @example Farmhouse kitchen with an island */
            title: string | null;
            /** @example 38400 */
            estimatedCost: number | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            photoUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:20.000Z
             */
            finishedAt: string | null;
            /** @description The concept whole; only when one design is asked for. */
            design?: components["schemas"]["DesignResponse"];
        };
        ConsoleEmailResponse: {
            /** @enum {string} */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            id: string;
            /**
             * Format: email
             * @description Empty once the person was erased.
             * @example rosa@example.com
             */
            email: string;
            /** @example Your bid request is on its way */
            subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            attempts: number;
            /**
             * @description Tries that may have sent it a second time, because a process was killed in the middle.
             * @example 0
             */
            repeats: number;
            /** @example We found somebody else. */
            reason: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            bidCode: string | null;
            /**
             * @description The bid's uuid.
             * @example PL-7K3QX9TA
             */
            bidId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the next try is due; null once it is over.
             * @example 2026-11-20T15:05:05.000Z
             */
            nextTryAt: string | null;
        };
        ConsoleEmailWholeResponse: {
            /** @enum {string} */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            id: string;
            /**
             * Format: email
             * @description Empty once the person was erased.
             * @example rosa@example.com
             */
            email: string;
            /** @example Your bid request is on its way */
            subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            attempts: number;
            /**
             * @description Tries that may have sent it a second time, because a process was killed in the middle.
             * @example 0
             */
            repeats: number;
            /** @example We found somebody else. */
            reason: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            bidCode: string | null;
            /**
             * @description The bid's uuid.
             * @example PL-7K3QX9TA
             */
            bidId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the next try is due; null once it is over.
             * @example 2026-11-20T15:05:05.000Z
             */
            nextTryAt: string | null;
            /**
             * @description Null once the person was erased.
             * @example <p>Your bid request is on its way.</p>
             */
            html: string | null;
            /** @example Your bid request is on its way. */
            text: string | null;
            attachments: components["schemas"]["MailedFileResponse"][];
        };
        ConsoleUploadResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            id: string;
            /** @example 78704 */
            zipCode: string | null;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            fullAddress: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; an upload without a bid is deleted after 90 days.
             * @example 2026-11-20T16:00:00.000Z
             */
            inBidSince: string | null;
            files: components["schemas"]["UploadedFileResponse"][];
        };
        ContractorResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * @description The same, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example Live Oak Kitchens */
            companyName: string;
            /** @example Dana Reyes */
            contactName: string | null;
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example https://live-oak-kitchens.example */
            website: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /** @example TX */
            state: string | null;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            categories: string[];
            /** @example Parking behind the house. */
            notes: string | null;
            /** @example 4.5 */
            rating: number | null;
            /**
             * @description Miles.
             * @example 25
             */
            radiusMi: number;
            /** @example TX-104233 */
            licenseNumber: string | null;
            /** @example General building */
            licenseClass: string | null;
            /** @example TX */
            licenseState: string | null;
            /**
             * Format: date
             * @example 2027-12-31
             */
            licenseExpires: string | null;
            /** @example General liability, $1,000,000 */
            insurance: string | null;
            /**
             * Format: date
             * @example 2027-06-30
             */
            insuranceExpires: string | null;
            /** @example true */
            confirmed: boolean;
            /**
             * Format: date-time
             * @example 2026-10-01T12:00:00.000Z
             */
            confirmedAt: string | null;
            /**
             * @description Not asked for bids.
             * @example false
             */
            paused: boolean;
            /** @example 12 */
            invitationCount: number;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            lastInvitedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
        };
        ContractorsResponse: {
            contractors: components["schemas"]["ContractorResponse"][];
            /** @example 1 */
            page: number;
            /** @example 10 */
            pageSize: number;
            /**
             * @description Exact to 10,000, then 10,001.
             * @example 1
             */
            total: number;
        };
        CreateDesignDto: {
            /**
             * @description Five digits; ZIP+4 is cut.
             * @example 78704
             */
            zipCode: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt: string;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            fullAddress?: string;
            /** @example farmhouse */
            style?: string;
            /** @example kitchen */
            area?: string;
            /** @example white & grey */
            colors?: string;
            /** @example open concept */
            layout?: string;
            /** @example quartz countertop, island */
            features?: string;
            /**
             * @description US dollars, a number or a text like "$15,000" or "15k".
             * @example 40000
             */
            budget?: number;
            /** @description The room; a list with one item, as the preferences step sends it. */
            categories?: ("kitchen" | "bathroom" | "living room" | "bedroom" | "basement" | "garage" | "office" | "other")[];
            /**
             * @description The first uploaded image, as POST /api/upload answered it.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl?: string;
            /** @example 1 */
            count?: number;
            /** @example labor and materials */
            workType?: string;
            /**
             * @description US dollars set aside for materials, as the budget.
             * @example 12000
             */
            materials?: number;
            /** @example 14 */
            startInDays?: number;
            /** @example 45 */
            durationDays?: number;
            /** @example start 30%, half 20%, end 50% */
            paymentPhases?: string;
            /** @example licensed contractors only */
            requirements?: string;
            /**
             * @description The same seed and wish give the same concept; without one, a new idea each time.
             * @example 7
             */
            seed?: number;
            /**
             * @description Names of the fields above whose value the person has not touched: words win over them, and nothing in them counts
             *     as said. A prompt is named where nobody edited it. Without this all was said.
             * @example [
             *       "colors",
             *       "layout"
             *     ]
             */
            defaults?: string[];
            /**
             * @description Another idea for the same wish: ids of the designs whose layout is not wanted again, the first one first. Doors,
             *     windows and what is to stay remain where that one has them. Designs that are no longer there are passed over.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            otherThan?: string[];
            /**
             * @description The photo is meant as it is: it is not asked whether it shows a room.
             * @example false
             */
            useAnyway?: boolean;
        };
        DayCountResponse: {
            /**
             * Format: date
             * @description YYYY-MM-DD, UTC
             * @example 2026-11-20
             */
            day: string;
            /** @example 1 */
            count: number;
        };
        DesignJobCreatedResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            jobId: string;
        };
        DesignJobResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            jobId: string;
            /**
             * @description Anything but done and failed means in progress.
             * @enum {string}
             */
            status: "done" | "queued" | "processing" | "failed";
            /**
             * @description 0–100
             * @example 40
             */
            progress: number;
            /**
             * @description What is happening, in words.
             * @example Drawing the floor plan
             */
            stage: string;
            /**
             * Format: uri
             * @description A first, coarse picture while the final one is made.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/preview.jpg
             */
            previewUrl?: string;
            designs?: components["schemas"]["DesignResponse"][];
            /**
             * @description Why it failed, as one sentence.
             * @example The room is too small for a walk-in pantry.
             */
            error?: string;
        };
        DesignMeta: {
            /** @example remodel */
            preset: string | null;
            /** @example 7 */
            seed: number | null;
            /** @example 7.5 */
            guidance_scale: number | null;
            /**
             * @description Who made the picture.
             * @example embedded
             */
            provider: string;
            /**
             * @description Samples a pixel, where the provider has such a notion.
             * @example 7
             */
            samples: number | null;
            /** @example openai */
            fallbackFrom?: string;
            /** @example The image model did not answer in time. */
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
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            description: string;
            /**
             * Format: uri
             * @description Null where the picture was made from a photo that has been deleted.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/picture.webp
             */
            imageWebpUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * @description Why there is no picture, as one sentence; null where there is one.
             * @example This picture was made from a photo that has been deleted, so it was deleted too.
             */
            pictureNote: string | null;
            /**
             * @description What the picture shows, for those who cannot see it.
             * @example A kitchen with white oak cabinets and an island under three lamps
             */
            altText: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.svg
             */
            floorPlanSvgUrl: string | null;
            /**
             * Format: uri
             * @description The same plan for narrow screens: 360 points wide, its type large.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan-phone.svg
             */
            floorPlanPhoneSvgUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.pdf
             */
            floorPlanPdfUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt: string;
            /** @example farmhouse */
            style: string | null;
            /**
             * @description US dollars; the likely figure of the whole price, labor and materials.
             * @example 38400
             */
            estimatedCost: number | null;
            meta: components["schemas"]["DesignMeta"];
            /** @example kitchen */
            category: string;
            /** @example 78704 */
            zipCode: string;
            /**
             * Format: uri
             * @description The homeowner's photo the concept started from.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            photoUrl: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
        };
        DraftDesignResponse: {
            /** @example Farmhouse kitchen with an island */
            title: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.pdf
             */
            floorPlanPdfUrl: string | null;
            /**
             * Format: uri
             * @description The plan as lines, where there is one.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.svg
             */
            floorPlanSvgUrl: string | null;
            /**
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            photos: string[];
        };
        DraftEstimateResponse: {
            /** @example 31000 */
            low: number;
            /** @example 38400 */
            likely: number;
            /** @example 47500 */
            high: number;
            /** @example labor and materials */
            workType: string;
        };
        DraftMetaResponse: {
            /**
             * @description How the invitation stands; a closed one or one called off takes no bid.
             * @enum {string}
             */
            state: "open" | "answered" | "declined" | "closed" | "called-off";
            /**
             * Format: email
             * @example rosa@example.com
             */
            userEmail: string;
            /** @example PL-7K3QX9TA */
            bidId: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
            /**
             * Format: date-time
             * @description When the contractor's bid that stands came (ISO 8601); null where there is none.
             * @example 2026-11-20T15:04:05.000Z
             */
            answeredAt: string | null;
            /**
             * @description As in BidResponse.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            design: components["schemas"]["DraftDesignResponse"];
            wish: components["schemas"]["DraftWishResponse"];
            /** @description Null without a concept of ours. */
            estimate: components["schemas"]["DraftEstimateResponse"] | null;
            trades: components["schemas"]["DraftTradeResponse"][];
        };
        DraftQuantityResponse: {
            /** @example Base cabinet */
            item: string;
            /** @example 12 */
            quantity: number;
            /** @example each */
            unit: string;
        };
        DraftTradeResponse: {
            /** @example cabinets */
            trade: string;
            /**
             * @description US dollars.
             * @example 4200
             */
            likelyUsd: number;
            lines: components["schemas"]["DraftQuantityResponse"][];
        };
        DraftWishResponse: {
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt: string | null;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt: string | null;
            /** @example licensed contractors only */
            requirements: string | null;
            /** @example Parking behind the house. */
            notes: string | null;
            /**
             * @description US dollars.
             * @example 45000
             */
            budgetUsd: number | null;
            /** @example labor and materials */
            workType: string | null;
            /** @example 14 */
            startInDays: number | null;
            /** @example 45 */
            durationDays: number | null;
        };
        EditContractorDto: {
            /** @description Trades offered. */
            categories: ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            /**
             * @description 0 to 5, in halves or tenths; null for none.
             * @example 4.5
             */
            rating?: number;
            /**
             * @description True: the administrator vouches for the address; what is confirmed stays so.
             * @example true
             */
            confirmed?: boolean;
            /**
             * @description True: not asked for bids until it is false again; left as it is where it is not said.
             * @example false
             */
            paused?: boolean;
            /** @example Live Oak Kitchens */
            companyName: string;
            /** @example Dana Reyes */
            contactName?: string;
            /** @example (512) 555-0142 */
            phone?: string;
            /**
             * Format: uri
             * @example https://live-oak-kitchens.example
             */
            website?: string;
            /** @example 78704 */
            zipCode: string;
            /** @example Parking behind the house. */
            notes?: string;
            /**
             * @description How far the contractor travels, in miles.
             * @example 25
             */
            radiusMi?: number;
            /** @example TX-104233 */
            licenseNumber?: string;
            /** @example General building */
            licenseClass?: string;
            /** @example TX */
            licenseState?: string;
            /** @example 2027-12-31 */
            licenseExpires?: string;
            /** @example General liability, $1,000,000 */
            insurance?: string;
            /** @example 2027-06-30 */
            insuranceExpires?: string;
        };
        EmailLogData: {
            /**
             * @description Who the mail is for.
             * @enum {string}
             */
            kind: "homeowner" | "contractor" | "admin";
            /** @example Your bid request is on its way */
            subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            attempts: number;
            /**
             * @description Why it failed, or why the last try did.
             * @example We found somebody else.
             */
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            sentAt: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            bidId: string | null;
            /**
             * @description The mail as sent, as plain text with its tokens masked; null once the person was erased.
             * @example Your bid request is on its way.
             */
            text: string | null;
        };
        EmailLogResponse: {
            /**
             * @description What the mail was for.
             * @enum {string}
             */
            type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["EmailLogData"];
        };
        EmailLogsResponse: {
            /** @description Newest first. */
            items: components["schemas"]["EmailLogResponse"][];
        };
        EmailPreviewResponse: {
            /**
             * Format: email
             * @example admin@plumbline.example
             */
            sentTo: string;
            /** @example Sent to 3 contractors near 78704. */
            message: string;
        };
        EmailsSummaryResponse: {
            /** @example 12 */
            sent: number;
            /** @example 0 */
            failed: number;
            /** @example 0 */
            queued: number;
        };
        FavouriteDto: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id?: string;
            /** @example Farmhouse kitchen with an island */
            title?: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            description?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            imageUrl?: string;
            /** @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png */
            floorPlanUrl?: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt?: string;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt?: string;
        };
        HeldRequestResponse: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /**
             * @description The button was pressed.
             * @example true
             */
            confirmed: boolean;
        };
        HistoryEntryResponse: {
            /** @enum {string|null} */
            from: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @enum {string|null} */
            to: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /**
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            at: string;
            /**
             * @description What happened: requested, assigned, status, submitted, withdrawn, not-interested, called-off, proposal.
             * @example image
             */
            kind: string;
            /**
             * @description homeowner, contractor, admin or system
             * @example admin
             */
            by: string;
            /** @example Called by phone. */
            note: string | null;
        };
        InboxEventDetailResponse: {
            /** @enum {string} */
            name: "upload.stored" | "upload.deleted" | "design.requested" | "design.file-added" | "design.file-erased" | "design.completed" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            status: "pending" | "done" | "parked" | "skipped";
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description uuid v7 of the event
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            aggregateId: string;
            /**
             * @description The request id that started it all.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            correlationId: string;
            /**
             * @description Times its handler failed.
             * @example 1
             */
            attempts: number;
            /**
             * @description Why the last attempt failed.
             * @example The room is too small for a walk-in pantry.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            occurredAt: string;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; null unless it is pending.
             * @example 2026-11-20T15:05:05.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; when it was done or skipped.
             * @example 2026-11-20T15:04:06.000Z
             */
            doneAt: string | null;
        };
        InboxEventResponse: {
            /** @enum {string} */
            name: "upload.stored" | "upload.deleted" | "design.requested" | "design.file-added" | "design.file-erased" | "design.completed" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            status: "pending" | "done" | "parked" | "skipped";
            /**
             * @description uuid v7 of the event
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            aggregateId: string;
            /**
             * @description The request id that started it all.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            correlationId: string;
            /**
             * @description Times its handler failed.
             * @example 1
             */
            attempts: number;
            /**
             * @description Why the last attempt failed.
             * @example The room is too small for a walk-in pantry.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            occurredAt: string;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; null unless it is pending.
             * @example 2026-11-20T15:05:05.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; when it was done or skipped.
             * @example 2026-11-20T15:04:06.000Z
             */
            doneAt: string | null;
        };
        InvitationResponse: {
            /** @enum {string} */
            state: "open" | "answered" | "declined" | "closed" | "called-off";
            /** @example PL-7K3QX9TA */
            bidId: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example kitchen */
            category: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
        };
        JobCountsResponse: {
            /**
             * @description The job's name.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /** @example 0 */
            waiting: number;
            /** @example 1 */
            active: number;
            /** @example 0 */
            delayed: number;
            /** @example 0 */
            failed: number;
            /**
             * @description How often it runs by itself, in milliseconds; null for jobs that something asks for.
             * @example 60000
             */
            everyMs: number | null;
        };
        JoinDto: {
            /** @description Trades offered. */
            categories: ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            /** @example rosa@example.com */
            email: string;
            /** @example Live Oak Kitchens */
            companyName: string;
            /** @example Dana Reyes */
            contactName?: string;
            /** @example (512) 555-0142 */
            phone?: string;
            /**
             * Format: uri
             * @example https://live-oak-kitchens.example
             */
            website?: string;
            /** @example 78704 */
            zipCode: string;
            /** @example Parking behind the house. */
            notes?: string;
            /**
             * @description How far the contractor travels, in miles.
             * @example 25
             */
            radiusMi?: number;
            /** @example TX-104233 */
            licenseNumber?: string;
            /** @example General building */
            licenseClass?: string;
            /** @example TX */
            licenseState?: string;
            /** @example 2027-12-31 */
            licenseExpires?: string;
            /** @example General liability, $1,000,000 */
            insurance?: string;
            /** @example 2027-06-30 */
            insuranceExpires?: string;
        };
        KnownTagsResponse: {
            /**
             * @description Tags of the newest bids that have any, those used most first.
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            tags: string[];
        };
        LiveResponse: {
            /** @enum {string} */
            status: "ok";
            /** @example bids */
            service: string;
            /** @example 1 */
            version: string;
        };
        MailedFileResponse: {
            /** @example scope-of-work.txt */
            filename: string;
            /** @example text/calendar */
            contentType: string;
            /**
             * @description The file in base64.
             * @example QkVHSU46VkNBTEVOREFS
             */
            base64: string;
        };
        MessageResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
        };
        MyBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            priceBasis: "firm" | "after-visit" | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            trackToken: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            contractorId: string | null;
            /** @example Live Oak Kitchens */
            companyName: string | null;
            /** @example true */
            hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            quote: string | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            notes: string | null;
            /** @example TX-104233 */
            licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            category: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /** @example Farmhouse kitchen with an island */
            designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            calledOffAt: string | null;
        };
        MyBidsResponse: {
            items: components["schemas"]["MyBidResponse"][];
            /** @example 1 */
            page: number;
            /** @example 10 */
            pageSize: number;
            /**
             * @description Exact to 10,000, then 10,001.
             * @example 1
             */
            total: number;
        };
        MyDataProof: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            link: string;
        };
        MyDataRequestDto: {
            /** @example rosa@example.com */
            email: string;
        };
        MyDataResponse: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            exportedAt: string;
            requests: Record<string, never>[];
            bids: Record<string, never>[];
            submissions: Record<string, never>[];
            proposals: Record<string, never>[];
            contractor: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Addresses of the photos and pictures.
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            files: string[];
        };
        MyLinkDto: {
            /** @example rosa@example.com */
            email: string;
        };
        NewInvitationLinkDto: {
            /** @example bids@live-oak-kitchens.example */
            contractorEmail?: string;
            /**
             * @description The key of an earlier link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            key?: string;
        };
        NotInterestedDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            key: string;
            /** @example We found somebody else. */
            reason?: string;
        };
        OpenMailDto: {
            /**
             * @description The mail's id.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
            /**
             * @description The token of the mailed link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            link: string;
        };
        OpenedMailResponse: {
            /** @example Your bid request is on its way */
            subject: string;
            /** @example <p>Your bid request is on its way.</p> */
            html: string;
            /** @example Your bid request is on its way. */
            text: string;
            attachments: components["schemas"]["MailedFileResponse"][];
        };
        PreviewContractorResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string | null;
            /** @example Live Oak Kitchens */
            companyName: string;
            /** @example Dana Reyes */
            contactName: string | null;
            /**
             * Format: email
             * @example rosa@example.com
             */
            email: string;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example https://live-oak-kitchens.example */
            website: string | null;
            /** @example 78704 */
            zipCode: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            categories: string[];
            /** @example Parking behind the house. */
            notes: string | null;
            /** @example 4.5 */
            rating: number | null;
            /** @example 4.2 */
            distanceMi: number;
        };
        PreviewDesignResponse: {
            /** @example 38400 */
            estimatedCost: number | string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            description: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            floorPlanUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            contractorPrompt: string;
            /** @example farmhouse */
            style: string | null;
            meta: {
                [key: string]: unknown;
            } | null;
            /** @example 78704 */
            zipCode: string;
            /** @example kitchen */
            category: string;
            /**
             * @description Why this one: "Newest concept for kitchen in 10001".
             * @example Newest concept for kitchen in 78704
             */
            label: string;
        };
        PreviewDto: {
            preferences: components["schemas"]["PreviewPreferencesDto"];
            /**
             * @description True: sample data where real is missing; the mail is marked [TEST].
             * @example false
             */
            testMode?: boolean;
        };
        PreviewPreferencesDto: {
            /** @example 78704 */
            zipCode: string;
            /**
             * @description A list with one item.
             * @example [
             *       "kitchen"
             *     ]
             */
            categories?: string[];
        };
        PreviewResponse: {
            contractors: components["schemas"]["PreviewContractorResponse"][];
            chosenDesign: components["schemas"]["PreviewDesignResponse"] | null;
            userUploads: components["schemas"]["PreviewUploadResponse"][];
            /**
             * @description What a request from that ZIP would be told, and whether contractors of the demo are left out.
             * @example Sent to 3 contractors near 78704.
             */
            message: string;
        };
        PreviewUploadResponse: {
            /** @example kitchen.jpg */
            originalName: string;
            /** @example Rosa Moreno */
            name: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            url: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /** @example image/jpeg */
            type: string;
        };
        /** @description Why a call was refused. */
        Problem: {
            /** @example 400 */
            statusCode: number;
            /**
             * @description The name of the status.
             * @example Bad Request
             */
            error: string;
            /**
             * @description One sentence for a person.
             * @example Please enter your email and ZIP code.
             */
            message: string;
            /** @description What is wrong with each field. */
            details?: {
                /**
                 * @description Its path as it was sent.
                 * @example email
                 */
                field: string;
                /** @example Enter a valid email. */
                message: string;
            }[];
            /**
             * @description To find the call in the logs.
             * @example 01999c2e-7a10
             */
            requestId: string;
        };
        ProductReadyResponse: {
            /** @description Each service's own answer, by its name. */
            services: {
                [key: string]: components["schemas"]["ReadyResponse"];
            };
            /**
             * @description The worst of all services.
             * @enum {string}
             */
            status: "ok" | "down" | "degraded";
            /** @enum {string} */
            service: "plumbline";
            /** @example 1 */
            version: string;
        };
        ProposalResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /** @example Rosa Moreno */
            name: string | null;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            address: string | null;
            /** @example Tuesday, December 1, 2026 at 9 am, or Thursday after 2 pm */
            proposals: string;
            /** @example Parking behind the house. */
            notes: string | null;
        };
        ProposalSentResponse: {
            /** @example Sent to 3 contractors near 78704. */
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
            /** @example bids */
            service: string;
            /** @example 1 */
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
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            /**
             * @description The new e-mail's id.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            id: string;
        };
        ResendToUserDto: {
            /** @example PL-7K3QX9TA */
            bidId: string;
            /** @example rosa@example.com */
            userEmail: string;
        };
        ReverseGeocodeResponse: {
            /**
             * @description City, state and ZIP; null where no ZIP is near.
             * @example 1704 Kinney Ave, Austin, TX 78704
             */
            fullAddress: string | null;
            /** @example 78704 */
            zipCode: string | null;
            /** @example Austin */
            city: string | null;
            /** @example TX */
            state: string | null;
        };
        SendSummaryDto: {
            /** @example rosa@example.com */
            email: string;
            designs: components["schemas"]["FavouriteDto"][];
            /** @description The preferences step's fields, shown in the mail. */
            preferences?: {
                [key: string]: unknown;
            };
            files?: components["schemas"]["SummaryFileDto"][];
        };
        SendToContractorsDto: {
            /**
             * @description Where the bids are announced to.
             * @example rosa@example.com
             */
            email: string;
            /**
             * @description Five digits; without it the preferences' zipCode counts.
             * @example 78704
             */
            zip?: string;
            design?: components["schemas"]["ChosenDesignDto"];
            /** @description What the homeowner filled in; fields as in the preferences step, values as text. */
            preferences?: {
                [key: string]: unknown;
            };
            files?: components["schemas"]["SentFileDto"][];
            /**
             * @description True: answers who would be asked, and sends nothing.
             * @example false
             */
            previewOnly?: boolean;
        };
        SendToContractorsResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            /**
             * @description Contractors asked, or who would be.
             * @example 1
             */
            count: number;
            /**
             * @description The codes of the bids made; empty for a preview.
             * @example [
             *       "PL-7K3QX9TA"
             *     ]
             */
            bidIds: string[];
            /**
             * @description True: nobody was asked yet; the button of the mailed link does it.
             * @example false
             */
            held?: boolean;
            /** @description Only for a preview. */
            contractors?: components["schemas"]["WouldBeAskedResponse"][];
        };
        SentFileDto: {
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            imageUrl?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            url?: string;
            /** @example Rosa Moreno */
            name?: string;
        };
        SetStatusDto: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description The version that was looked at; 409 where somebody else has changed the bid since.
             * @example 1
             */
            version?: number;
        };
        SettingsResponse: {
            /** @enum {string} */
            access: "open" | "links";
            /**
             * @description Of the maps service; null: positions are looked up here.
             * @example null
             */
            mapsKey: string | null;
            /**
             * Format: email
             * @example hello@plumbline.example
             */
            contactEmail: string;
            /**
             * Format: uri
             * @description The page of the built-in mailbox, where there is one; null with ACCESS=links.
             * @example http://localhost:1080
             */
            mailboxUrl: string | null;
        };
        SiblingBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @enum {string|null} */
            priceBasis: "firm" | "after-visit" | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /** @example PL-7K3QX9TA */
            bidId: string;
            /** @example 41250 */
            estimatedPrice: number | null;
            /** @example $41,250 */
            quote: string | null;
            /**
             * @description As in BidResponse.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /**
             * Format: email
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string | null;
            /** @example Live Oak Kitchens */
            companyName: string | null;
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            trackToken: string;
        };
        SowDraftResponse: {
            /**
             * @example SCOPE OF WORK
             *
             *     1. Demolition …
             */
            sowText: string;
            /** @description The contractor's bid that stands; only for their address and the invitation's key together. */
            standing: components["schemas"]["StandingBidResponse"] | null;
            meta: components["schemas"]["DraftMetaResponse"];
        };
        StandingBidResponse: {
            /** @enum {string|null} */
            priceBasis: "firm" | "after-visit" | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string;
            /** @example 41250 */
            estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Parking behind the house. */
            notes: string | null;
            /** @example TX-104233 */
            licenses: string | null;
            /** @example https://live-oak-kitchens.example/work */
            references: string | null;
        };
        StatusSetResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            bid: components["schemas"]["AdminBidResponse"];
        };
        SubmissionVersionResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /** @example 1 */
            version: number;
            /**
             * Format: email
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string;
            /** @example 41250 */
            estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string;
            /** @example Parking behind the house. */
            notes: string | null;
            /** @example true */
            confirmedByMail: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-22T08:00:00.000Z
             */
            withdrawnAt: string | null;
            /** @example We are booked until spring. */
            withdrawnReason: string | null;
        };
        SubmitBidDto: {
            /**
             * @description US dollars, a number or a text like "$12,500" or "12.5k"; blank means the price follows.
             * @example 41250
             */
            estimatedPrice?: number | string;
            /**
             * @description firm: as it stands; after-visit: firm once the contractor has seen the place.
             * @enum {string}
             */
            priceBasis?: "firm" | "after-visit";
            /** @example rosa@example.com */
            userEmail: string;
            /** @example bids@live-oak-kitchens.example */
            contractorEmail: string;
            /**
             * @description The scope of work.
             * @example Remove the cabinets; hang new ones; set quartz counters.
             */
            scope: string;
            /** @example 6 weeks from mid-January */
            timeline?: string;
            /** @example Parking behind the house. */
            notes?: string;
            /**
             * @description Licenses and insurance; without it the profile's.
             * @example TX-104233
             */
            licenses?: string;
            /** @example https://live-oak-kitchens.example/work */
            references?: string;
            /** @description The contractor's own files, as POST /api/upload answered them. */
            files?: components["schemas"]["SentFileDto"][];
            /**
             * @description The bid this answers; without it the open bid of the two addresses is found.
             * @example PL-7K3QX9TA
             */
            bidId?: string;
            /**
             * @description The invitation's key, which proves the contractor's mailbox.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            key?: string;
        };
        SubmitBidResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
            /**
             * @description PL-7K3QX9
             * @example PL-7K3QX9TA
             */
            bidId: string;
            /**
             * @description 1 for the first answer, 2 for its first correction …
             * @example 1
             */
            version: number;
            /** @example true */
            confirmedByMail: boolean;
        };
        SummaryFileDto: {
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            imageUrl?: string;
            /** @example Rosa Moreno */
            name?: string;
        };
        TrackedBidResponse: {
            /** @enum {string} */
            status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            priceBasis: "firm" | "after-visit" | null;
            /**
             * @description PL-7K3QX9
             * @example PL-7K3QX9TA
             */
            code: string;
            history: components["schemas"]["HistoryEntryResponse"][];
            proposals: components["schemas"]["ProposalResponse"][];
            siblings: components["schemas"]["SiblingBidResponse"][];
            design: components["schemas"]["TrackedDesignResponse"];
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            contractorId: string | null;
            /** @example Live Oak Kitchens */
            companyName: string | null;
            /** @example true */
            hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            quote: string | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            notes: string | null;
            /** @example TX-104233 */
            licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            references: string | null;
            attachments: components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            category: string | null;
            /** @example 78704 */
            zipCode: string;
            /** @example Austin */
            city: string | null;
            /** @example Farmhouse kitchen with an island */
            designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            calledOffAt: string | null;
        };
        TrackedDesignResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            _id: string | null;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
        };
        UnsubscribeDto: {
            /** @example rosa@example.com */
            email?: string;
            /**
             * @description The token of the mailed link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            link?: string;
        };
        UnsubscribeResponse: {
            /** @example Sent to 3 contractors near 78704. */
            message: string;
        };
        UploadDto: {
            /**
             * @description 1 to 20 photos or videos of at most 10 MB each; for a bid also PDFs.
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            files: string[];
            /**
             * @description room: a homeowner's; bid: a contractor's own, which may be PDF.
             * @default room
             * @enum {string}
             */
            purpose: "room" | "bid";
            /**
             * @description Five digits; taken from the address where it is missing.
             * @example 78701
             */
            zipCode?: string;
            /**
             * @description The lens's focal length of each file as if on 35 mm film, in millimetres (4 to 400), or null: a JSON list in the
             *     order of `files`, for photos whose EXIF was lost when they were made smaller. Read from the files themselves else.
             * @example [26, null]
             */
            focalLengths?: string;
            /** @example 1100 Congress Ave, Austin, TX 78701 */
            fullAddress?: string;
        };
        UploadResponse: {
            /** @description In the order sent; a file that was sent twice in one request is here once. */
            files: components["schemas"]["UploadedFileResponse"][];
        };
        UploadedFileResponse: {
            /**
             * Format: uri
             * @description Absolute address of the safe copy: a picture (JPEG) or a video; a PDF as it came.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            imageUrl: string;
            /**
             * Format: uri
             * @description Null for videos and PDFs.
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            thumbnailUrl: string | null;
            /**
             * @description The file's name as it was sent.
             * @example Rosa Moreno
             */
            name: string;
            /**
             * @description MIME type of what `imageUrl` gives.
             * @example image/jpeg
             */
            type: string;
            /**
             * @description Bytes of what `imageUrl` gives.
             * @example 812345
             */
            size: number;
            /**
             * @description Pixels, upright; null for a PDF.
             * @example 1200
             */
            width: number | null;
            /**
             * @description Pixels, upright; null for a PDF.
             * @example 1600
             */
            height: number | null;
        };
        WithdrawDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            token: string;
            /** @example We found somebody else. */
            reason?: string;
            /**
             * @description True: the bid was sent by somebody else under my address.
             * @example false
             */
            notMe?: boolean;
        };
        WithdrawalResponse: {
            /** @example PL-7K3QX9TA */
            bidId: string;
            /** @example Farmhouse kitchen with an island */
            title: string;
            /** @example 41250 */
            estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            timeline: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:00:00.000Z
             */
            receivedAt: string;
            /** @example false */
            withdrawn: boolean;
        };
        WouldBeAskedResponse: {
            /** @example Live Oak Kitchens */
            companyName: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            categories: string[];
            /** @example Austin */
            city: string | null;
            /**
             * @description Miles between the two ZIP codes.
             * @example 4.2
             */
            distanceMi: number;
            /** @example 4.5 */
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
            query?: {
                /**
                 * @description Items a page.
                 * @example 10
                 */
                pageSize?: number;
                /** @example live oak */
                search?: string;
                /** @example 78704 */
                zip?: string;
                /** @example kitchen */
                category?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: number;
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Preview_emailPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_bids: {
        parameters: {
            query?: {
                status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description true: only bids that no contractor of the list has. */
                unassigned?: "true";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /** @example 10 */
                pageSize?: number;
                /**
                 * @description From 1; past row 10,000 go on by cursor.
                 * @example 1
                 */
                page?: number;
                /** @description `nextCursor` or `previousCursor` of an answer sorted by submittedAt; goes before `page`. */
                cursor?: string;
                /**
                 * @description The homeowner's e-mail, or a part of it.
                 * @example rosa@example.com
                 */
                userEmail?: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                contractorId?: string;
                /** @example 78704 */
                zipCode?: string;
                /**
                 * @description Two letters: TX.
                 * @example TX
                 */
                state?: string;
                /**
                 * @description The kind of room: kitchen, bathroom and so on.
                 * @example kitchen
                 */
                category?: string;
                /**
                 * @description One of the bid's tags, whole, in upper and lower case as it was written.
                 * @example vip
                 */
                tag?: string;
                /**
                 * @description Submitted on this day (UTC) or later: YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Submitted on this day (UTC) or earlier: YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description In e-mails, code, company, design, scope and tags; at least three letters or digits.
                 * @example live oak
                 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_bulkResend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_bidsCsv: {
        parameters: {
            query?: {
                status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description true: only bids that no contractor of the list has. */
                unassigned?: "true";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /**
                 * @description The homeowner's e-mail, or a part of it.
                 * @example rosa@example.com
                 */
                userEmail?: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                contractorId?: string;
                /** @example 78704 */
                zipCode?: string;
                /**
                 * @description Two letters: TX.
                 * @example TX
                 */
                state?: string;
                /**
                 * @description The kind of room: kitchen, bathroom and so on.
                 * @example kitchen
                 */
                category?: string;
                /**
                 * @description One of the bid's tags, whole, in upper and lower case as it was written.
                 * @example vip
                 */
                tag?: string;
                /**
                 * @description Submitted on this day (UTC) or later: YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Submitted on this day (UTC) or earlier: YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description In e-mails, code, company, design, scope and tags; at least three letters or digits.
                 * @example live oak
                 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_myBids: {
        parameters: {
            query: {
                /**
                 * @description Bids a page.
                 * @example 10
                 */
                pageSize?: number;
                /** @example rosa@example.com */
                userEmail: string;
                /**
                 * @description The proof of the mailbox, from the link mailed by POST /api/bids/my-link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                link?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: number;
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_mailMyLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    HeldRequests_about: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    HeldRequests_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_resendToUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_track: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_callOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_withdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Tracking_propose: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example PL-7K3QX9TA */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_invitation: {
        parameters: {
            query?: never;
            header?: {
                /** @example bids@live-oak-kitchens.example */
                "x-contractor-email"?: string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                "x-bid-key"?: string;
            };
            path: {
                /** @example PL-7K3QX9TA */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_newLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example PL-7K3QX9TA */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_notInterested: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example PL-7K3QX9TA */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ScopeOfWork_draft: {
        parameters: {
            query?: never;
            header: {
                /** @example bids@live-oak-kitchens.example */
                "x-contractor-email": string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                "x-bid-key"?: string;
            };
            path: {
                /** @example PL-7K3QX9TA */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    EmailLogs_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    EmailLogs_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_meta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    BidsAdmin_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Console_knownTags: {
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
                    "application/json": components["schemas"]["KnownTagsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Console_oneBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Console_oneContractor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Console_editContractor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleDesigns_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleDesigns_rerun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleEmails_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleEmails_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
                /** @example bids */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    EventsConsole_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example bids */
                service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    EventsConsole_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example bids */
                service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    EventsConsole_skip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example bids */
                service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    JobsConsole_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example bids */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleUploads_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ConsoleUploads_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Contractors_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Contractors_newLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Contractors_confirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ContractorsAdmin_contractorsCsv: {
        parameters: {
            query?: {
                /**
                 * @description In company, contact or e-mail.
                 * @example live oak
                 */
                search?: string;
                /** @example 78704 */
                zip?: string;
                /** @example kitchen */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Contractors_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    DesignJobs_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
                /** @example embedded */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    DesignJobs_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    DesignJobs_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Geocode_reverse: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 30.25
                 */
                lat: number;
                /**
                 * @description Degrees east.
                 * @example -97.75
                 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Opening_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenMailDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedMailResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MyData_export: {
        parameters: {
            query: {
                /** @example rosa@example.com */
                email: string;
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MyData_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MyData_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Favourites_sendSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Bidding_sendToContractors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                "idempotency-key"?: string;
            };
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Unsubscribe_open: {
        parameters: {
            query?: {
                /** @example rosa@example.com */
                email?: string;
                /**
                 * @description The token of the mailed link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Unsubscribe_unsubscribe: {
        parameters: {
            query?: {
                /** @example rosa@example.com */
                email?: string;
                /**
                 * @description The token of the mailed link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Upload_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer for 24 hours. */
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
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
            /** @description The database answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"] | components["schemas"]["ProductReadyResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The database is away. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"] | components["schemas"]["ProductReadyResponse"];
                };
            };
        };
    };
}
