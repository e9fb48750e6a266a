// Written by npm run api-client from the services' own description; do not edit.
export interface paths {
    readonly "/api/admin/contractors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Saved contractors, by search, ZIP and category */
        readonly get: operations["ContractorsAdmin_contractors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/email-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail that preview to the administrator */
        readonly post: operations["Preview_emailPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a request from a ZIP and category would produce */
        readonly post: operations["Preview_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Bids, filtered, sorted and paged */
        readonly get: operations["BidsAdmin_bids"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/bulk/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail up to 1,000 bids again to their homeowners or contractors */
        readonly post: operations["BidsAdmin_bulkResend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/bulk/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set the status of up to 1,000 bids */
        readonly patch: operations["BidsAdmin_bulkStatus"];
        readonly trace?: never;
    };
    readonly "/api/bids/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All bids that the filters leave, as a CSV file */
        readonly get: operations["BidsAdmin_bidsCsv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/my": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A homeowner's bids, newest first */
        readonly get: operations["Tracking_myBids"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/my-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail the link that opens my bids */
        readonly post: operations["Tracking_mailMyLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/requests/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The request that a confirmation link is about */
        readonly get: operations["HeldRequests_about"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/requests/{token}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm a request by its mailed link; the contractors are asked now */
        readonly post: operations["HeldRequests_confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/resend-user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a bid's confirmation to its homeowner again */
        readonly post: operations["Tracking_resendToUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a bid with its scope of work */
        readonly post: operations["ScopeOfWork_submit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/track/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One bid, by the token of its track link */
        readonly get: operations["Tracking_track"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/track/{token}/call-off": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The homeowner calls the request off; its contractors are told */
        readonly post: operations["Tracking_callOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/track/{token}/levelling": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All bids of a request on the same terms, by the token of one bid’s track link */
        readonly get: operations["Tracking_level"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw a submission by the link of its receipt */
        readonly post: operations["ScopeOfWork_withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/withdrawal/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The submission that a withdraw link is about */
        readonly get: operations["ScopeOfWork_withdrawal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/appointment-proposal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Propose one to three appointment times to the contractor */
        readonly post: operations["Tracking_propose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What an invitation is about and how it stands */
        readonly get: operations["ScopeOfWork_invitation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/invitation-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a new link to an invitation in place of one that has ended */
        readonly post: operations["ScopeOfWork_newLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/not-interested": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The invited contractor is not interested */
        readonly post: operations["ScopeOfWork_notInterested"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/price-book": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The invited contractor's own unit prices */
        readonly get: operations["ScopeOfWork_prices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes or deletes unit prices in the invited contractor's book */
        readonly patch: operations["ScopeOfWork_changePrices"];
        readonly trace?: never;
    };
    readonly "/api/bids/{bidId}/sow-draft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The draft scope of work for the invited contractor */
        readonly get: operations["ScopeOfWork_draft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{id}/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The e-mails about a bid, newest first */
        readonly get: operations["EmailLogs_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{id}/logs.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The e-mails about a bid as a CSV file */
        readonly get: operations["EmailLogs_csv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{id}/meta": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set the internal notes and tags of a bid */
        readonly patch: operations["BidsAdmin_meta"];
        readonly trace?: never;
    };
    readonly "/api/bids/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a bid again to its homeowner or its contractor */
        readonly post: operations["BidsAdmin_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bids/{id}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set the status of a bid */
        readonly patch: operations["BidsAdmin_status"];
        readonly trace?: never;
    };
    readonly "/api/console/bids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Bids for the console */
        readonly get: operations["Console_listBids"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/bids-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts for the console’s first page */
        readonly get: operations["Console_summary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/bids-tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tags that bids have, to choose from */
        readonly get: operations["Console_knownTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/bids/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One bid with its history, submissions and proposals */
        readonly get: operations["Console_oneBid"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/contractors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Contractors for the console */
        readonly get: operations["Console_listContractors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/contractors/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One contractor */
        readonly get: operations["Console_oneContractor"];
        /** Edit a contractor's profile and rating */
        readonly put: operations["Console_editContractor"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/designs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Design jobs, newest first */
        readonly get: operations["ConsoleDesigns_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/designs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One design job, with its concept once it is done */
        readonly get: operations["ConsoleDesigns_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/designs/{id}/rerun": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a failed design once more */
        readonly post: operations["ConsoleDesigns_rerun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/emails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** E-mails, newest first */
        readonly get: operations["ConsoleEmails_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/emails-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many e-mails are sent, failed and queued */
        readonly get: operations["ConsoleEmails_summary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/emails/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One e-mail as it was sent, its tokens masked */
        readonly get: operations["ConsoleEmails_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/emails/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send an e-mail once more */
        readonly post: operations["ConsoleEmails_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/events/{service}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A service's inbox, newest first */
        readonly get: operations["EventsConsole_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/events/{service}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One event with its payload */
        readonly get: operations["EventsConsole_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/events/{service}/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try a parked event again */
        readonly post: operations["EventsConsole_replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/events/{service}/{id}/skip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a parked event up, so that the later ones of its aggregate go on */
        readonly post: operations["EventsConsole_skip"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/jobs/{service}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A service's jobs and how many of each are in which state */
        readonly get: operations["JobsConsole_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/uploads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Uploads, newest first */
        readonly get: operations["ConsoleUploads_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/uploads/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One upload */
        readonly get: operations["ConsoleUploads_get"];
        readonly put?: never;
        readonly post?: never;
        /** Delete an upload and its files */
        readonly delete: operations["ConsoleUploads_delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contractors/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm a profile, or a change of it, by its mailed link */
        readonly post: operations["Contractors_confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contractors/confirm-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a new confirmation link in place of one that has ended */
        readonly post: operations["Contractors_newLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contractors/confirmation/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The profile that a confirmation link is about */
        readonly get: operations["Contractors_confirmation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contractors/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All contractors that the filters leave, as a CSV file */
        readonly get: operations["ContractorsAdmin_contractorsCsv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contractors/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Join the network of contractors */
        readonly post: operations["Contractors_join"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for a remodel concept */
        readonly post: operations["DesignJobs_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/brief": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Read a wish: what becomes of each clause, how far the job goes, what is in doubt */
        readonly post: operations["Briefs_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/debug": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The newest designs */
        readonly get: operations["DesignJobs_recent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/webhooks/{provider}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An image model tells that a picture is over */
        readonly post: operations["PictureWebhooks_hear"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{designId}/cabinets.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A takeoff of the cabinets, no order list */
        readonly get: operations["Drawings_cabinets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{designId}/drawings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sheets of a design, and its files for a contractor */
        readonly get: operations["Drawings_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{designId}/drawings.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The drawing set as one PDF: floor plan, interior elevations, power and light */
        readonly get: operations["Drawings_pdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{designId}/drawings/{sheet}.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One sheet as SVG */
        readonly get: operations["Drawings_sheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{designId}/quantities.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every quantity with how it was reckoned and what it likely costs */
        readonly get: operations["Drawings_quantities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{jobId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How far a concept is; the concept itself once it is done */
        readonly get: operations["DesignJobs_get"];
        readonly put?: never;
        readonly post?: never;
        /** Cancel a concept that is not finished */
        readonly delete: operations["DesignJobs_cancel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/geocode/reverse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ZIP around a position, from ZIP centroids */
        readonly get: operations["Geocode_reverse"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mails/open": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Prove a mailbox by the link of one of its mails, and read that mail whole */
        readonly post: operations["Opening_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/my-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything kept about an e-mail address */
        readonly get: operations["MyData_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/my-data/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Delete everything kept about an e-mail address */
        readonly post: operations["MyData_delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/my-data/request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail the link that opens my data */
        readonly post: operations["MyData_request"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/send-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Have favourite designs mailed to oneself */
        readonly post: operations["Favourites_sendSummary"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/send-to-contractors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask the matching contractors near a ZIP for bids on a design */
        readonly post: operations["Bidding_sendToContractors"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the pages need to know of this installation */
        readonly get: operations["Settings_settings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/site-visits/{siteKey}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The lengths of a room that are worth a tape, as the plan has them */
        readonly get: operations["SiteVisits_form"];
        readonly put?: never;
        /** Lengths measured on site: plan, quantities and price follow, and every bidder is told what changed */
        readonly post: operations["SiteVisits_measure"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/surveys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Keep a room as it was measured from photos, by tape or by a scan */
        readonly post: operations["Surveys_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/surveys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A room as it was measured, for who holds its secret */
        readonly get: operations["Surveys_get"];
        /** Change what was measured; refused where somebody else has changed it since */
        readonly put: operations["Surveys_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Opens the page behind an unsubscribe link */
        readonly get: operations["Unsubscribe_open"];
        readonly put?: never;
        /** Have no more invitations and the like sent to an address */
        readonly post: operations["Unsubscribe_unsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take photos and videos of a room in, or files that go with a bid */
        readonly post: operations["Upload_upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A stored picture, plan or video */
        readonly get: operations["Files_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process is running */
        readonly get: operations["Health_live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the service can work, and the state of each part it stands on */
        readonly get: operations["Health_ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AdjustmentResponse: {
            /** @enum {string} */
            readonly trade: "general" | "demolition" | "framing" | "plumbing" | "electrical" | "openings" | "cabinets" | "surfaces" | "painting" | "appliances";
            /** @enum {string} */
            readonly why: "allowance" | "excluded" | "by-owner" | "not-mentioned" | "revision";
            /**
             * @description The line; null for the trade as a whole.
             * @example Base cabinet
             */
            readonly item: string | null;
            /**
             * @description The bid's own sum, of an allowance; our estimate at the revision that was priced, of a revision.
             * @example 4000
             */
            readonly saysUsd: number | null;
            /**
             * @description The sum put in its place: ours, but for an allowance that our estimate does not know.
             * @example 9800
             */
            readonly putUsd: number;
            /**
             * @description It may be in the price all the same: only the upper end of the total holds it.
             * @example false
             */
            readonly open: boolean;
        };
        readonly AdminBidDetailResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            readonly priceBasis: "firm" | "after-visit" | null;
            /** @description What the concept is thought to cost; null without a concept of ours. */
            readonly estimate: components["schemas"]["Estimate"] | null;
            readonly terms: components["schemas"]["BidTermsResponse"];
            readonly history: readonly components["schemas"]["HistoryEntryResponse"][];
            readonly proposals: readonly components["schemas"]["ProposalResponse"][];
            readonly submissions: readonly components["schemas"]["SubmissionVersionResponse"][];
            readonly preferences: {
                readonly [key: string]: string;
            };
            /**
             * @description The same as `_id`, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example Prefers mornings. */
            readonly notesInternal: string | null;
            /**
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            readonly tags: readonly string[];
            /**
             * @description Two letters; null where no ZIP tells.
             * @example TX
             */
            readonly state: string | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly trackToken: string;
            /**
             * @description Counts changes; send it back with a change to be told of a rival's.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Came without an invitation.
             * @example false
             */
            readonly uninvited: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T18:00:00.000Z
             */
            readonly notInterestedAt: string | null;
            /**
             * Format: date-time
             * @description When a mail about this bid last left.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly lastContactAt: string | null;
            /** @example false */
            readonly demo: boolean;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly contractorId: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string | null;
            /** @example true */
            readonly hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            readonly estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            readonly quote: string | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            readonly notes: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            readonly references: string | null;
            readonly attachments: readonly components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            readonly category: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /** @example Farmhouse kitchen with an island */
            readonly designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            readonly confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            readonly calledOffAt: string | null;
        };
        readonly AdminBidResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            readonly priceBasis: "firm" | "after-visit" | null;
            /**
             * @description The same as `_id`, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example Prefers mornings. */
            readonly notesInternal: string | null;
            /**
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            readonly tags: readonly string[];
            /**
             * @description Two letters; null where no ZIP tells.
             * @example TX
             */
            readonly state: string | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly trackToken: string;
            /**
             * @description Counts changes; send it back with a change to be told of a rival's.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Came without an invitation.
             * @example false
             */
            readonly uninvited: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T18:00:00.000Z
             */
            readonly notInterestedAt: string | null;
            /**
             * Format: date-time
             * @description When a mail about this bid last left.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly lastContactAt: string | null;
            /** @example false */
            readonly demo: boolean;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly contractorId: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string | null;
            /** @example true */
            readonly hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            readonly estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            readonly quote: string | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            readonly notes: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            readonly references: string | null;
            readonly attachments: readonly components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            readonly category: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /** @example Farmhouse kitchen with an island */
            readonly designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            readonly confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            readonly calledOffAt: string | null;
        };
        readonly AdminBidsResponse: {
            readonly items: readonly components["schemas"]["AdminBidResponse"][];
            /** @example 1 */
            readonly page: number;
            /** @example 10 */
            readonly pageSize: number;
            /**
             * @description Exact to 10,000; 10,001 means "more than 10,000".
             * @example 1
             */
            readonly total: number;
            /** @example true */
            readonly totalIsExact: boolean;
            /** @example eyJ2IjpbIjIwMjYtMTEtMjAiXX0 */
            readonly nextCursor: string | null;
            /** @example null */
            readonly previousCursor: string | null;
        };
        readonly AnswerDto: {
            /** @example sinks */
            readonly question: string;
            /** @example two-stations */
            readonly answer: string;
        };
        readonly AppointmentProposalDto: {
            /** @example rosa@example.com */
            readonly userEmail: string;
            /** @example Rosa Moreno */
            readonly name?: string;
            /** @example (512) 555-0142 */
            readonly phone?: string;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            readonly address?: string;
            /**
             * @description One to three times, free text.
             * @example Tuesday, December 1, 2026 at 9 am, or Thursday after 2 pm
             */
            readonly proposals: string;
            /** @example Parking behind the house. */
            readonly notes?: string;
        };
        readonly AttachmentResponse: {
            /**
             * Format: uri
             * @description Where the file is.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly href: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly url: string;
            /** @example scope-of-work.txt */
            readonly filename: string;
            /** @example Rosa Moreno */
            readonly name: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /**
             * @description photo: the homeowner's; design, plan: the concept's; contractor: came with the bid.
             * @example image
             */
            readonly kind: string;
        };
        readonly BidAnswerDto: {
            /** @enum {string} */
            readonly trade: "general" | "demolition" | "framing" | "plumbing" | "electrical" | "openings" | "cabinets" | "surfaces" | "painting" | "appliances";
            /**
             * @description alternate: a line of one's own that would change the price by `usd`.
             * @enum {string}
             */
            readonly state: "included" | "allowance" | "excluded" | "by-owner" | "alternate";
            /** @example 4200 */
            readonly usd?: number;
            /**
             * @description The line's id on the bid sheet; without it the answer is for the whole trade, or the contractor's own line.
             * @example cabinets/base-cabinets
             */
            readonly line?: string;
            /**
             * @description What the line is: of a line of the sheet its item; a name without `line` makes it the contractor's own.
             * @example Rosa Moreno
             */
            readonly name?: string;
        };
        readonly BidAnswerResponse: {
            /** @enum {string} */
            readonly trade: "general" | "demolition" | "framing" | "plumbing" | "electrical" | "openings" | "cabinets" | "surfaces" | "painting" | "appliances";
            /** @enum {string} */
            readonly state: "included" | "allowance" | "excluded" | "by-owner" | "alternate";
            /** @example cabinets/base-cabinets */
            readonly line?: string;
            /** @example Rosa Moreno */
            readonly name?: string;
            /**
             * @description US dollars.
             * @example 4200
             */
            readonly usd?: number;
        };
        readonly BidMetaDto: {
            /**
             * @description Seen by administrators only; an empty text clears it.
             * @example Prefers mornings.
             */
            readonly notesInternal?: string;
            /**
             * @description A list, or a text with commas.
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            readonly tags?: readonly string[];
            /**
             * @description The version that was looked at; 409 where somebody else has changed the bid since.
             * @example 1
             */
            readonly version?: number;
        };
        readonly BidMetaResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            readonly bid: components["schemas"]["AdminBidResponse"];
        };
        readonly BidTermsResponse: {
            /** @description By trade and line; empty where the bid is one sum. What is not in it is not mentioned. */
            readonly answers: readonly components["schemas"]["BidAnswerResponse"][];
            /**
             * @description US dollars before work starts.
             * @example 1000
             */
            readonly depositUsd: number | null;
            /**
             * @description When what is paid after the deposit, in the contractor's words.
             * @example 30 % at rough-in, 50 % when cabinets are set, the rest when the punch list is done
             */
            readonly paymentSchedule: string | null;
            /**
             * @description On labor.
             * @example 24
             */
            readonly warrantyMonths: number | null;
            /**
             * @description The revision of the request that was priced, counted from 1; null where the bid does not say.
             * @example 1
             */
            readonly pricedRevision: number | null;
        };
        readonly BidsSummaryResponse: {
            /** @description How many bids have each status. */
            readonly byStatus: {
                readonly [key: string]: number;
            };
            /** @description The last 30 days. */
            readonly byDay: readonly components["schemas"]["DayCountResponse"][];
            /**
             * @description Hours from request to answer: the median of the newest 1,000 answers; null without one.
             * @example 18.5
             */
            readonly medianResponseHours: number | null;
        };
        readonly BookedPriceResponse: {
            /** @example cabinets/base-cabinets */
            readonly line: string;
            /**
             * @description US dollars a unit.
             * @example 310
             */
            readonly unitUsd: number;
            /**
             * @description Times the line's quantity.
             * @example 4200
             */
            readonly usd: number;
        };
        readonly Box: {
            readonly x: number;
            readonly y: number;
            readonly z: number;
            readonly widthIn: number;
            readonly depthIn: number;
            readonly heightIn: number;
        };
        readonly BriefResponse: {
            /** @description Every clause that was written, in order, and what becomes of it. */
            readonly ledger: readonly components["schemas"]["LedgerEntry"][];
            /** @description How far the job goes. */
            readonly extent: components["schemas"]["Extent"];
            /** @description What the owner may decide otherwise, three at most, each with what is taken. */
            readonly questions: readonly components["schemas"]["Question"][];
            /**
             * @description For `briefId` of POST /api/designs, which draws what was read here.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /**
             * @description What was not said, and what is taken instead.
             * @example [
             *       "Plumbing: stays. You may choose: may move."
             *     ]
             */
            readonly assumptions: readonly string[];
            /**
             * Format: date-time
             * @description From then on the brief is not kept any more.
             * @example 2026-11-21T15:04:05.000Z
             */
            readonly expiresAt: string;
        };
        readonly BudgetAnswer: {
            readonly budgetUsd: number;
            readonly covers: boolean;
            readonly overUsd: number;
            readonly text: string;
            readonly covered: readonly ("permits" | "demolition" | "framing" | "plumbing" | "hvac" | "electrical" | "insulation" | "drywall" | "doors and windows" | "cabinets" | "counters" | "tile" | "flooring" | "trim" | "fixtures" | "appliances" | "painting" | "specialties" | "clean-up")[];
            readonly uncovered: readonly ("permits" | "demolition" | "framing" | "plumbing" | "hvac" | "electrical" | "insulation" | "drywall" | "doors and windows" | "cabinets" | "counters" | "tile" | "flooring" | "trim" | "fixtures" | "appliances" | "painting" | "specialties" | "clean-up")[];
            readonly changes: readonly components["schemas"]["BudgetChange"][];
            readonly afterChangesUsd: number;
        };
        readonly BudgetChange: {
            readonly text: string;
            readonly savesUsd: number;
        };
        readonly BulkResendDto: {
            /** @enum {string} */
            readonly type: "user" | "contractor";
            /**
             * @description `_id` or `bidId` of each.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            readonly ids: readonly string[];
        };
        readonly BulkResendResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            /** @description One an id, in their order; ok means queued, the outcome is in the logs. */
            readonly results: readonly components["schemas"]["BulkResultResponse"][];
        };
        readonly BulkResultResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /** @example true */
            readonly ok: boolean;
            /**
             * @description Why not.
             * @example The room is too small for a walk-in pantry.
             */
            readonly error?: string;
        };
        readonly BulkStatusDto: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description `_id` or `bidId` of each.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            readonly ids: readonly string[];
        };
        readonly BulkStatusResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            /**
             * @description Bids whose status is now the one asked for.
             * @example 3
             */
            readonly updated: number;
            readonly results: readonly components["schemas"]["BulkResultResponse"][];
        };
        readonly CallOffDto: {
            /** @example We found somebody else. */
            readonly reason?: string;
        };
        readonly CameraSpread: {
            readonly focal: number;
            readonly angle: number;
            readonly placeIn: number;
        };
        readonly Ceiling: {
            readonly heightIn: number;
            readonly zones: readonly components["schemas"]["CeilingZone"][];
            readonly slope?: components["schemas"]["Slope"];
        };
        readonly CeilingZone: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "soffit" | "beam" | "drop" | "tray";
            readonly x: number;
            readonly y: number;
            readonly widthIn: number;
            readonly depthIn: number;
            readonly heightIn: number;
        };
        readonly ChangeSurveyDto: {
            /** @description A room as it was measured; its parts are checked by the schema of a survey. */
            readonly survey: components["schemas"]["Survey"];
            /**
             * @description The version that this one was made from: where somebody else has changed the survey since, the call is refused.
             * @example 1
             */
            readonly baseVersion: number;
        };
        readonly ChosenDesignDto: {
            /**
             * @description A number or a text, as designs give it.
             * @example 38400
             */
            readonly estimatedCost?: number | string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id?: string;
            /** @example Farmhouse kitchen with an island */
            readonly title?: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            readonly description?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            readonly imageUrl?: string;
            /** @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png */
            readonly floorPlanUrl?: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt?: string;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt?: string;
            /** @example farmhouse */
            readonly style?: string;
        };
        readonly ConceptSurvey: {
            readonly id: string;
            readonly version: number;
            /** @enum {string} */
            readonly measuredBy: "homeowner" | "contractor" | "tape" | "scan";
            readonly lengths: readonly components["schemas"]["SurveyLength"][];
            readonly openings: readonly components["schemas"]["Opening"][];
            readonly existing: readonly components["schemas"]["ExistingThing"][];
            readonly verified?: {
                readonly name: string;
                /** Format: date */
                readonly on: string;
            };
            readonly camera?: components["schemas"]["RoomCamera"];
        };
        readonly ConfirmDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            readonly token: string;
        };
        readonly ConfirmationResponse: {
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            readonly categories: readonly string[];
            /** @example 78704 */
            readonly zipCode: string;
            /** @example 25 */
            readonly radiusMi: number;
            /** @example true */
            readonly confirmed: boolean;
        };
        readonly ConsoleDesignResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /** @enum {string} */
            readonly status: "done" | "processing" | "failed" | "queued";
            /** @example 40 */
            readonly progress: number;
            /** @example Drawing the floor plan */
            readonly stage: string;
            /** @example The room is too small for a walk-in pantry. */
            readonly error: string | null;
            /** @example kitchen */
            readonly category: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string | null;
            /** @example 38400 */
            readonly estimatedCost: number | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly photoUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:20.000Z
             */
            readonly finishedAt: string | null;
            /** @description The concept whole; only when one design is asked for. */
            readonly design?: components["schemas"]["DesignResponse"];
        };
        readonly ConsoleEmailResponse: {
            /** @enum {string} */
            readonly type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "request-revised" | "room-verified" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            readonly kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            readonly status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /**
             * Format: email
             * @description Empty once the person was erased.
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example Your bid request is on its way */
            readonly subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            readonly attempts: number;
            /**
             * @description Tries that may have sent it a second time, because a process was killed in the middle.
             * @example 0
             */
            readonly repeats: number;
            /** @example We found somebody else. */
            readonly reason: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            readonly bidCode: string | null;
            /**
             * @description The bid's uuid.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            readonly sentAt: string | null;
            /**
             * Format: date-time
             * @description When the next try is due; null once it is over.
             * @example 2026-11-20T15:05:05.000Z
             */
            readonly nextTryAt: string | null;
        };
        readonly ConsoleEmailWholeResponse: {
            /** @enum {string} */
            readonly type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "request-revised" | "room-verified" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            readonly kind: "homeowner" | "contractor" | "admin";
            /** @enum {string} */
            readonly status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /**
             * Format: email
             * @description Empty once the person was erased.
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example Your bid request is on its way */
            readonly subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            readonly attempts: number;
            /**
             * @description Tries that may have sent it a second time, because a process was killed in the middle.
             * @example 0
             */
            readonly repeats: number;
            /** @example We found somebody else. */
            readonly reason: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            readonly bidCode: string | null;
            /**
             * @description The bid's uuid.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            readonly sentAt: string | null;
            /**
             * Format: date-time
             * @description When the next try is due; null once it is over.
             * @example 2026-11-20T15:05:05.000Z
             */
            readonly nextTryAt: string | null;
            /**
             * @description Null once the person was erased.
             * @example <p>Your bid request is on its way.</p>
             */
            readonly html: string | null;
            /** @example Your bid request is on its way. */
            readonly text: string | null;
            readonly attachments: readonly components["schemas"]["MailedFileResponse"][];
        };
        readonly ConsoleUploadResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /** @example 78704 */
            readonly zipCode: string | null;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            readonly fullAddress: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; an upload without a bid is deleted after 90 days.
             * @example 2026-11-20T16:00:00.000Z
             */
            readonly inBidSince: string | null;
            readonly files: readonly components["schemas"]["UploadedFileResponse"][];
        };
        readonly ContractorResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * @description The same, for the console.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /** @example Dana Reyes */
            readonly contactName: string | null;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example (512) 555-0142 */
            readonly phone: string | null;
            /** @example https://live-oak-kitchens.example */
            readonly website: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /** @example TX */
            readonly state: string | null;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            readonly categories: readonly string[];
            /** @example Parking behind the house. */
            readonly notes: string | null;
            /** @example 4.5 */
            readonly rating: number | null;
            /**
             * @description Miles.
             * @example 25
             */
            readonly radiusMi: number;
            /** @example TX-104233 */
            readonly licenseNumber: string | null;
            /** @example General building */
            readonly licenseClass: string | null;
            /** @example TX */
            readonly licenseState: string | null;
            /**
             * Format: date
             * @example 2027-12-31
             */
            readonly licenseExpires: string | null;
            /** @example General liability, $1,000,000 */
            readonly insurance: string | null;
            /**
             * Format: date
             * @example 2027-06-30
             */
            readonly insuranceExpires: string | null;
            /** @example true */
            readonly confirmed: boolean;
            /**
             * Format: date-time
             * @example 2026-10-01T12:00:00.000Z
             */
            readonly confirmedAt: string | null;
            /**
             * @description Not asked for bids.
             * @example false
             */
            readonly paused: boolean;
            /** @example 12 */
            readonly invitationCount: number;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly lastInvitedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
        };
        readonly ContractorsResponse: {
            readonly contractors: readonly components["schemas"]["ContractorResponse"][];
            /** @example 1 */
            readonly page: number;
            /** @example 10 */
            readonly pageSize: number;
            /**
             * @description Exact to 10,000, then 10,001.
             * @example 1
             */
            readonly total: number;
        };
        readonly CreateDesignDto: {
            /**
             * @description US dollars, a number or a text like "$15,000" or "15k".
             * @example 40000
             */
            readonly budget?: number | string;
            /**
             * @description US dollars set aside for materials, as the budget.
             * @example 12000
             */
            readonly materials?: number | string;
            /** @example 14 */
            readonly startInDays?: number | string;
            /** @example 45 */
            readonly durationDays?: number | string;
            /**
             * @description Five digits; ZIP+4 is cut.
             * @example 78704
             */
            readonly zipCode: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt: string;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            readonly fullAddress?: string;
            /** @example farmhouse */
            readonly style?: string;
            /** @example kitchen */
            readonly area?: string;
            /** @example white & grey */
            readonly colors?: string;
            /** @example open concept */
            readonly layout?: string;
            /** @example quartz countertop, island */
            readonly features?: string;
            /** @description The room; a list with one item, as the preferences step sends it. */
            readonly categories?: readonly ("kitchen" | "bathroom" | "living room" | "bedroom" | "basement" | "garage" | "office" | "other")[];
            /**
             * @description The first uploaded image, as POST /api/upload answered it.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl?: string;
            /** @example 1 */
            readonly count?: number;
            /** @example labor and materials */
            readonly workType?: string;
            /** @example start 30%, half 20%, end 50% */
            readonly paymentPhases?: string;
            /** @example licensed contractors only */
            readonly requirements?: string;
            /**
             * @description The same seed and wish give the same concept; without one, a new idea each time.
             * @example 7
             */
            readonly seed?: number;
            /**
             * @description Names of the fields above whose value the person has not touched: words win over them, and nothing in them counts
             *     as said. A prompt is named where nobody edited it. Without this all was said.
             * @example [
             *       "colors",
             *       "layout"
             *     ]
             */
            readonly defaults?: readonly string[];
            /**
             * @description Another idea for the same wish: ids of the designs whose layout is not wanted again, the first one first. Doors,
             *     windows and what is to stay remain where that one has them. Designs that are no longer there are passed over.
             * @example [
             *       "01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04"
             *     ]
             */
            readonly otherThan?: readonly string[];
            /**
             * Format: uuid
             * @description The survey of the room, as POST /api/surveys answered its id: the concept is planned inside it and seen from where
             *     its photo was taken. Another idea (`otherThan`) has the survey of the first one without being told.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly surveyId?: string;
            /**
             * @description The photo is meant as it is: it is not asked whether it shows a room.
             * @example false
             */
            readonly useAnyway?: boolean;
            /**
             * Format: uuid
             * @description The brief to draw, as POST /api/designs/brief answered its id: its wish, its room and its photo are taken, not those of this body.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly briefId?: string;
            /**
             * Format: uuid
             * @description The design to vary: its wish, its room and its photo are taken, not those of this body.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly siblingOf?: string;
            /** @description Answers to questions of the brief or of the design that is varied; earlier answers stay. */
            readonly answers?: readonly components["schemas"]["AnswerDto"][];
            /**
             * @description The wish for a lower or a higher sum: other appliances, cabinet lines and finishes, and less or more work.
             * @enum {string}
             */
            readonly tier?: "simpler" | "finer";
            /** @description Finishes that win over all words; of a design that is varied in nothing else, the room stays as it is. */
            readonly finishes?: components["schemas"]["FinishesDto"];
        };
        readonly CreateSurveyDto: {
            /** @description A room as it was measured; its parts are checked by the schema of a survey. */
            readonly survey: components["schemas"]["Survey"];
        };
        readonly DayCountResponse: {
            /**
             * Format: date
             * @description YYYY-MM-DD, UTC
             * @example 2026-11-20
             */
            readonly day: string;
            /** @example 1 */
            readonly count: number;
        };
        readonly DepositAnswerResponse: {
            /** @example Your bid request is on its way. */
            readonly text: string;
            /**
             * @description Null where no cap is on file, or there is nothing to hold against it.
             * @example false
             */
            readonly met: boolean | null;
            /**
             * @description US dollars.
             * @example 1000
             */
            readonly capUsd: number | null;
        };
        readonly DepositCheck: {
            readonly state?: string;
            readonly asksUsd?: number;
            readonly capUsd?: number;
            readonly met?: boolean;
            readonly text: string;
            readonly source?: string;
        };
        readonly DesignJobCreatedResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly jobId: string;
            /**
             * @description Opens the tape numbers of the design's room (`/api/site-visits/{siteKey}`): the job's id alone does not.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_cf4.q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly siteKey: string;
        };
        readonly DesignJobResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly jobId: string;
            /**
             * @description Anything but done and failed means in progress.
             * @enum {string}
             */
            readonly status: "done" | "processing" | "failed" | "queued";
            /**
             * @description 0–100
             * @example 40
             */
            readonly progress: number;
            /**
             * @description What is happening, in words.
             * @example Drawing the floor plan
             */
            readonly stage: string;
            /**
             * Format: uri
             * @description A first, coarse picture while the final one is made.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/preview.jpg
             */
            readonly previewUrl?: string;
            readonly designs?: readonly components["schemas"]["DesignResponse"][];
            /**
             * @description Why it failed, as one sentence.
             * @example The room is too small for a walk-in pantry.
             */
            readonly error?: string;
        };
        readonly DesignMeta: {
            /** @example remodel */
            readonly preset: string | null;
            /** @example 7 */
            readonly seed: number | null;
            /** @example 7.5 */
            readonly guidance_scale: number | null;
            /**
             * @description Who made the picture.
             * @example embedded
             */
            readonly provider: string;
            /**
             * @description Samples a pixel, where the provider has such a notion.
             * @example 7
             */
            readonly samples: number | null;
            /**
             * @description 0–1: how much of the photo's lines and openings the picture keeps; where a photo was started from.
             * @example 0.82
             */
            readonly structureScore?: number;
            /** @example openai */
            readonly fallbackFrom?: string;
            /** @example The image model did not answer in time. */
            readonly fallbackReason?: string;
        };
        readonly DesignPictureResponse: {
            /** @description The camera it is seen through, where it lies over the photo. */
            readonly camera?: components["schemas"]["RoomCamera"];
            /**
             * @description Seen through the camera of the homeowner's photo, from the place that shows most, close by, or with a wall taken away.
             * @enum {string}
             */
            readonly kind: "main" | "from-photo" | "detail" | "cutaway";
            /**
             * @description How far it is: an early look, the picture, or a finer one that came later.
             * @enum {string}
             */
            readonly stage: "preview" | "picture" | "refined";
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly url: string;
            /**
             * @description Pixels; null for pictures of earlier versions.
             * @example 1200
             */
            readonly width: number | null;
            /** @example 1600 */
            readonly height: number | null;
        };
        readonly DesignResponse: {
            /** @description What was understood of the wish, what was assumed, what could not be read or met. */
            readonly brief: components["schemas"]["Reading"];
            /** @description Walls, openings and placed items, in inches. */
            readonly room: components["schemas"]["Room"];
            /** @description How the room was measured: its camera, lengths with their spread, what stands there; null where it was not. */
            readonly survey: components["schemas"]["ConceptSurvey"] | null;
            /** @description What the rules found: severity, rule, measured, limit, met, text; `found` in words where a rule asks yes or no. */
            readonly findings: readonly components["schemas"]["Finding"][];
            readonly quantities: readonly components["schemas"]["Quantity"][];
            /** @description US dollars: low, likely, high and their lines; `part` where only labor or only materials are asked for. */
            readonly estimate: components["schemas"]["Estimate"];
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            readonly description: string;
            /**
             * Format: uri
             * @description Null where the picture was made from a photo that has been deleted.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/picture.webp
             */
            readonly imageWebpUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /** @description Everything there is to see of it, the picture of `imageUrl` first; more may come later. */
            readonly pictures: readonly components["schemas"]["DesignPictureResponse"][];
            /**
             * @description A finer picture will take the place of `imageUrl`'s: worth looking again.
             * @example true
             */
            readonly refining: boolean;
            /**
             * @description Why there is no picture, or that the room was measured after it was drawn, as one sentence; else null.
             * @example This picture was made from a photo that has been deleted, so it was deleted too.
             */
            readonly pictureNote: string | null;
            /**
             * @description What the picture shows, for those who cannot see it.
             * @example A kitchen with white oak cabinets and an island under three lamps
             */
            readonly altText: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            readonly floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.svg
             */
            readonly floorPlanSvgUrl: string | null;
            /**
             * Format: uri
             * @description The same plan for narrow screens: 360 points wide, its type large.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan-phone.svg
             */
            readonly floorPlanPhoneSvgUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.pdf
             */
            readonly floorPlanPdfUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt: string;
            /** @example farmhouse */
            readonly style: string | null;
            /**
             * @description US dollars; the likely figure of the whole price, labor and materials.
             * @example 38400
             */
            readonly estimatedCost: number | null;
            readonly meta: components["schemas"]["DesignMeta"];
            /** @example kitchen */
            readonly category: string;
            /** @example 78704 */
            readonly zipCode: string;
            /**
             * Format: uri
             * @description The homeowner's photo the concept started from.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly photoUrl: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
        };
        readonly DifferenceResponse: {
            /**
             * @description US dollars.
             * @example 4200
             */
            readonly usd: number;
            /** @example Live Oak Kitchens does not mention permits. */
            readonly sentence: string;
            /** @example Does your price hold the permits? Please write it into the scope. */
            readonly ask: string;
        };
        readonly DraftDesignResponse: {
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            readonly floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.pdf
             */
            readonly floorPlanPdfUrl: string | null;
            /**
             * Format: uri
             * @description The plan as lines, where there is one.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.svg
             */
            readonly floorPlanSvgUrl: string | null;
            /**
             * Format: uri
             * @description Lists the drawing set and its files; null without a concept of ours.
             * @example http://localhost:3000/api/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/drawings
             */
            readonly drawingsUrl: string | null;
            /**
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            readonly photos: readonly string[];
        };
        readonly DraftEstimateResponse: {
            /** @example 31000 */
            readonly low: number;
            /** @example 38400 */
            readonly likely: number;
            /** @example 47500 */
            readonly high: number;
            /** @example labor and materials */
            readonly workType: string;
        };
        readonly DraftMetaResponse: {
            /**
             * @description How the invitation stands; a closed one or one called off takes no bid.
             * @enum {string}
             */
            readonly state: "open" | "answered" | "declined" | "closed" | "called-off";
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly userEmail: string;
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
            /**
             * Format: date-time
             * @description When the contractor's bid that stands came (ISO 8601); null where there is none.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly answeredAt: string | null;
            /**
             * @description As in BidResponse.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            readonly design: components["schemas"]["DraftDesignResponse"];
            readonly wish: components["schemas"]["DraftWishResponse"];
            /** @description Null without a concept of ours. */
            readonly estimate: components["schemas"]["DraftEstimateResponse"] | null;
            readonly trades: readonly components["schemas"]["DraftTradeResponse"][];
            /** @description What a bid by trade and line answers. */
            readonly sheet: readonly components["schemas"]["SheetTradeResponse"][];
            /**
             * @description Of what bidders price; send it back with the bid.
             * @example 1
             */
            readonly revision: number;
            /** @description What made a next revision, the oldest first. */
            readonly revisions: readonly components["schemas"]["RequestChangeResponse"][];
            /**
             * @description Opens the form of tape numbers (`/measure/{siteKey}`) for the invited contractor; null where the call does not prove
             *     them, without a concept of ours, and once the invitation is closed.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_cf4.q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly siteKey: string | null;
            /**
             * @description What the homeowner asked for and the plan leaves to the contractor, in the homeowner's words.
             * @example [
             *       "Move the panel if you can"
             *     ]
             */
            readonly openWishes: readonly string[];
        };
        readonly DraftQuantityResponse: {
            /** @example Base cabinet */
            readonly item: string;
            /** @example 12 */
            readonly quantity: number;
            /** @example each */
            readonly unit: string;
        };
        readonly DraftTradeResponse: {
            /** @example cabinets */
            readonly trade: string;
            /**
             * @description US dollars.
             * @example 4200
             */
            readonly likelyUsd: number;
            readonly lines: readonly components["schemas"]["DraftQuantityResponse"][];
        };
        readonly DraftWishResponse: {
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt: string | null;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt: string | null;
            /** @example licensed contractors only */
            readonly requirements: string | null;
            /** @example Parking behind the house. */
            readonly notes: string | null;
            /**
             * @description US dollars.
             * @example 45000
             */
            readonly budgetUsd: number | null;
            /** @example labor and materials */
            readonly workType: string | null;
            /** @example 14 */
            readonly startInDays: number | null;
            /** @example 45 */
            readonly durationDays: number | null;
        };
        readonly DrawingsResponse: {
            readonly sheets: readonly components["schemas"]["SheetResponse"][];
            /**
             * Format: uri
             * @example http://localhost:3000/api/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/drawings.pdf?paper=letter
             */
            readonly letterPdfUrl: string;
            /**
             * Format: uri
             * @example http://localhost:3000/api/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/drawings.pdf?paper=tabloid
             */
            readonly tabloidPdfUrl: string;
            /**
             * Format: uri
             * @example http://localhost:3000/api/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/quantities.csv
             */
            readonly quantitiesCsvUrl: string;
            /**
             * Format: uri
             * @description Null where the room has no cabinets.
             * @example http://localhost:3000/api/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/cabinets.csv
             */
            readonly cabinetsCsvUrl: string | null;
        };
        readonly Duration: {
            readonly days: readonly [
                number,
                number
            ];
            readonly leadDays?: readonly [
                number,
                number
            ];
            readonly wishedDays?: number;
            readonly text: string;
            readonly source: string;
        };
        readonly EditContractorDto: {
            /** @description Trades offered. */
            readonly categories: readonly ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            /**
             * @description 0 to 5, in halves or tenths; null for none.
             * @example 4.5
             */
            readonly rating?: number;
            /**
             * @description True: the administrator vouches for the address; what is confirmed stays so.
             * @example true
             */
            readonly confirmed?: boolean;
            /**
             * @description True: not asked for bids until it is false again; left as it is where it is not said.
             * @example false
             */
            readonly paused?: boolean;
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /** @example Dana Reyes */
            readonly contactName?: string;
            /** @example (512) 555-0142 */
            readonly phone?: string;
            /**
             * Format: uri
             * @example https://live-oak-kitchens.example
             */
            readonly website?: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Parking behind the house. */
            readonly notes?: string;
            /**
             * @description How far the contractor travels, in miles.
             * @example 25
             */
            readonly radiusMi?: number;
            /** @example TX-104233 */
            readonly licenseNumber?: string;
            /** @example General building */
            readonly licenseClass?: string;
            /** @example TX */
            readonly licenseState?: string;
            /** @example 2027-12-31 */
            readonly licenseExpires?: string;
            /** @example General liability, $1,000,000 */
            readonly insurance?: string;
            /** @example 2027-06-30 */
            readonly insuranceExpires?: string;
        };
        readonly EmailLogData: {
            /**
             * @description Who the mail is for.
             * @enum {string}
             */
            readonly kind: "homeowner" | "contractor" | "admin";
            /** @example Your bid request is on its way */
            readonly subject: string;
            /**
             * @description Tries that reached for the mail server.
             * @example 1
             */
            readonly attempts: number;
            /**
             * @description Why it failed, or why the last try did.
             * @example We found somebody else.
             */
            readonly reason: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:06.000Z
             */
            readonly sentAt: string | null;
            /**
             * @description The bid's code.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string | null;
            /**
             * @description The mail as sent, as plain text with its tokens masked; null once the person was erased.
             * @example Your bid request is on its way.
             */
            readonly text: string | null;
        };
        readonly EmailLogResponse: {
            /**
             * @description What the mail was for.
             * @enum {string}
             */
            readonly type: "invitation" | "invitation-reminder" | "homeowner-confirmation" | "request-revised" | "room-verified" | "bid-received" | "bid-receipt" | "bid-withdrawn" | "withdrawal-receipt" | "request-called-off" | "status-homeowner" | "status-contractor" | "appointment-proposal" | "appointment-receipt" | "favourites" | "contractor-confirm" | "contractor-welcome" | "admin-new-contractor" | "admin-preview" | "confirm-request" | "confirm-contractor-link" | "my-bids-link" | "my-data-link" | "digest";
            /** @enum {string} */
            readonly status: "queued" | "sent" | "failed";
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            readonly data: components["schemas"]["EmailLogData"];
        };
        readonly EmailLogsResponse: {
            /** @description Newest first. */
            readonly items: readonly components["schemas"]["EmailLogResponse"][];
        };
        readonly EmailPreviewResponse: {
            /**
             * Format: email
             * @example admin@plumbline.example
             */
            readonly sentTo: string;
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
        };
        readonly EmailsSummaryResponse: {
            /** @example 12 */
            readonly sent: number;
            /** @example 0 */
            readonly failed: number;
            /** @example 0 */
            readonly queued: number;
        };
        readonly Estimate: {
            readonly low: number;
            readonly likely: number;
            readonly high: number;
            readonly part?: {
                readonly low: number;
                readonly likely: number;
                readonly high: number;
                /** @enum {string} */
                readonly workType: "labor only" | "materials only";
            };
            readonly lines: readonly components["schemas"]["EstimateLine"][];
            readonly contingency: components["schemas"]["PriceSpan"];
            readonly salesTax?: components["schemas"]["Surcharge"];
            readonly overheadAndProfit?: components["schemas"]["Surcharge"];
            /** @enum {string} */
            readonly grade?: "economy" | "standard" | "fine" | "luxury";
            readonly year: number;
            readonly laborFactor: number;
            readonly notes: readonly string[];
            readonly budget?: components["schemas"]["BudgetAnswer"];
            readonly alternates?: readonly components["schemas"]["BudgetChange"][];
            readonly deposit: components["schemas"]["DepositCheck"];
            readonly duration: components["schemas"]["Duration"];
        };
        readonly EstimateLine: {
            readonly item: string;
            /** @enum {string} */
            readonly trade: "permits" | "demolition" | "framing" | "plumbing" | "hvac" | "electrical" | "insulation" | "drywall" | "doors and windows" | "cabinets" | "counters" | "tile" | "flooring" | "trim" | "fixtures" | "appliances" | "painting" | "specialties" | "clean-up";
            readonly quantity: number;
            /** @enum {string} */
            readonly unit: "each" | "lin ft" | "sq ft" | "job";
            readonly low: number;
            readonly likely: number;
            readonly high: number;
            readonly laborUsd: number;
            readonly materialUsd: number;
            /** @enum {string} */
            readonly state: "included" | "allowance" | "owner-supplied" | "by-owner";
            readonly year: number;
            readonly source: string;
            /** @enum {string} */
            readonly sure: "H" | "M" | "L" | "none";
            readonly price?: string;
            readonly formula?: string;
            readonly where?: string;
        };
        readonly ExistingThing: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "sink" | "range" | "refrigerator" | "dishwasher" | "toilet" | "bathtub" | "shower" | "washer" | "radiator" | "electrical-panel" | "water-heater" | "fireplace" | "post" | "column";
            readonly label?: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            /** @enum {string} */
            readonly plan: "keep" | "move" | "remove";
        };
        readonly Extent: {
            /** @enum {string} */
            readonly id: "refresh" | "replace" | "rearrange" | "walls-or-plumbing" | "conversion";
            readonly inside?: readonly ("walls" | "ceiling" | "floor" | "trim" | "doors" | "windows" | "cabinets" | "hardware" | "counters" | "backsplash" | "sink" | "faucet" | "appliances" | "toilet" | "bathtub" | "shower" | "vanity" | "tile" | "mirror" | "lights" | "wiring" | "plumbing" | "ventilation" | "fireplace" | "stairs" | "closet" | "built-ins" | "furniture")[];
            /** @enum {string} */
            readonly from: "words" | "budget" | "assumed";
            readonly said?: string;
            readonly painted?: readonly ("walls" | "ceiling" | "floor" | "trim" | "doors" | "windows" | "cabinets" | "hardware" | "counters" | "backsplash" | "sink" | "faucet" | "appliances" | "toilet" | "bathtub" | "shower" | "vanity" | "tile" | "mirror" | "lights" | "wiring" | "plumbing" | "ventilation" | "fireplace" | "stairs" | "closet" | "built-ins" | "furniture")[];
        };
        readonly FavouriteDto: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id?: string;
            /** @example Farmhouse kitchen with an island */
            readonly title?: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            readonly description?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            readonly imageUrl?: string;
            /** @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png */
            readonly floorPlanUrl?: string;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt?: string;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt?: string;
        };
        readonly Finding: {
            readonly rule: string;
            /** @enum {string} */
            readonly severity: "code" | "nkba" | "hint";
            readonly text: string;
            readonly measured: number;
            readonly limit: number;
            /** @enum {string} */
            readonly bound: "least" | "most";
            /** @enum {string} */
            readonly unit: "in" | "ft" | "sq ft" | "sq in" | "cfm" | "count";
            readonly met: boolean;
            readonly found?: string;
            readonly items: readonly string[];
        };
        readonly Finish: {
            readonly material: string;
            readonly color: string;
            readonly accent?: string;
        };
        readonly Finishes: {
            readonly walls: components["schemas"]["Finish"];
            readonly ceiling: components["schemas"]["Finish"];
            readonly floor: components["schemas"]["Finish"];
            readonly trim: components["schemas"]["Finish"];
            readonly cabinets: components["schemas"]["Finish"];
            readonly counter: components["schemas"]["Finish"];
            readonly backsplash: components["schemas"]["Finish"];
            readonly metal: components["schemas"]["Finish"];
            readonly fabric: components["schemas"]["Finish"];
            readonly wood: components["schemas"]["Finish"];
            readonly accent: components["schemas"]["Finish"];
            readonly accentCabinets?: components["schemas"]["Finish"];
            readonly islandTop?: components["schemas"]["Finish"];
            /** @enum {string} */
            readonly door: "slab" | "handleless" | "shaker" | "raised-panel" | "glass" | "beadboard";
        };
        readonly FinishesDto: {
            /** @enum {string} */
            readonly cabinets?: "white" | "cream" | "sage" | "navy" | "oak" | "walnut";
            /** @enum {string} */
            readonly counter?: "white-quartz" | "marble" | "quartzite" | "dark-granite" | "soapstone" | "wood";
            /** @enum {string} */
            readonly floor?: "light-oak" | "oak" | "walnut" | "light-tile" | "slate" | "terracotta";
            /** @enum {string} */
            readonly walls?: "white" | "warm-white" | "greige" | "sage" | "blue-gray" | "clay";
            /** @enum {string} */
            readonly metal?: "nickel" | "chrome" | "brass" | "bronze" | "black";
        };
        readonly HeldRequestResponse: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /**
             * @description The button was pressed.
             * @example true
             */
            readonly confirmed: boolean;
        };
        readonly HistoryEntryResponse: {
            /** @enum {string|null} */
            readonly from: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /** @enum {string|null} */
            readonly to: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | null;
            /**
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly at: string;
            /**
             * @description What happened: requested, assigned, status, submitted, withdrawn, not-interested, called-off, proposal, revised.
             * @example image
             */
            readonly kind: string;
            /**
             * @description homeowner, contractor, admin or system
             * @example admin
             */
            readonly by: string;
            /** @example Called by phone. */
            readonly note: string | null;
        };
        readonly InboxEventDetailResponse: {
            /** @enum {string} */
            readonly name: "upload.stored" | "upload.deleted" | "design.requested" | "design.file-added" | "design.file-erased" | "design.completed" | "design.verified" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.revised" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            readonly source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            readonly status: "parked" | "pending" | "done" | "skipped";
            readonly payload: {
                readonly [key: string]: unknown;
            };
            /**
             * @description uuid v7 of the event
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly aggregateId: string;
            /**
             * @description The request id that started it all.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly correlationId: string;
            /**
             * @description Times its handler failed.
             * @example 1
             */
            readonly attempts: number;
            /**
             * @description Why the last attempt failed.
             * @example The room is too small for a walk-in pantry.
             */
            readonly error: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly occurredAt: string;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; null unless it is pending.
             * @example 2026-11-20T15:05:05.000Z
             */
            readonly nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; when it was done or skipped.
             * @example 2026-11-20T15:04:06.000Z
             */
            readonly doneAt: string | null;
        };
        readonly InboxEventResponse: {
            /** @enum {string} */
            readonly name: "upload.stored" | "upload.deleted" | "design.requested" | "design.file-added" | "design.file-erased" | "design.completed" | "design.verified" | "design.failed" | "contractor.joined" | "contractor.confirmed" | "bid.requested" | "bid.submitted" | "bid.withdrawn" | "bid.revised" | "bid.status-changed" | "bid.resend-requested" | "bid.reminder-due" | "appointment.proposed" | "my-bids.asked" | "invitation.asked" | "link.requested" | "favourites.requested" | "preview.requested" | "email.sent" | "email.failed" | "person.erased";
            /** @enum {string} */
            readonly source: "uploads" | "designs" | "bids" | "notifications";
            /** @enum {string} */
            readonly status: "parked" | "pending" | "done" | "skipped";
            /**
             * @description uuid v7 of the event
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly aggregateId: string;
            /**
             * @description The request id that started it all.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly correlationId: string;
            /**
             * @description Times its handler failed.
             * @example 1
             */
            readonly attempts: number;
            /**
             * @description Why the last attempt failed.
             * @example The room is too small for a walk-in pantry.
             */
            readonly error: string | null;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly occurredAt: string;
            /**
             * Format: date-time
             * @description ISO 8601
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601; null unless it is pending.
             * @example 2026-11-20T15:05:05.000Z
             */
            readonly nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; when it was done or skipped.
             * @example 2026-11-20T15:04:06.000Z
             */
            readonly doneAt: string | null;
        };
        readonly InvitationResponse: {
            /** @enum {string} */
            readonly state: "open" | "answered" | "declined" | "closed" | "called-off";
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example kitchen */
            readonly category: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
        };
        /** @description A placed thing: one of the kinds of the catalogue. */
        readonly Item: components["schemas"]["ItemBaseCabinet"] | components["schemas"]["ItemCornerBaseCabinet"] | components["schemas"]["ItemSinkBase"] | components["schemas"]["ItemWallCabinet"] | components["schemas"]["ItemCornerWallCabinet"] | components["schemas"]["ItemTallCabinet"] | components["schemas"]["ItemFiller"] | components["schemas"]["ItemFridgePanel"] | components["schemas"]["ItemCountertop"] | components["schemas"]["ItemBacksplash"] | components["schemas"]["ItemFloatingShelf"] | components["schemas"]["ItemRange"] | components["schemas"]["ItemCooktop"] | components["schemas"]["ItemWallOven"] | components["schemas"]["ItemHood"] | components["schemas"]["ItemMicrowave"] | components["schemas"]["ItemRefrigerator"] | components["schemas"]["ItemDishwasher"] | components["schemas"]["ItemBeverageCooler"] | components["schemas"]["ItemWasher"] | components["schemas"]["ItemDryer"] | components["schemas"]["ItemFreezer"] | components["schemas"]["ItemToilet"] | components["schemas"]["ItemBidet"] | components["schemas"]["ItemVanity"] | components["schemas"]["ItemPedestalSink"] | components["schemas"]["ItemBathtub"] | components["schemas"]["ItemShower"] | components["schemas"]["ItemShowerBench"] | components["schemas"]["ItemShowerNiche"] | components["schemas"]["ItemMirror"] | components["schemas"]["ItemMedicineCabinet"] | components["schemas"]["ItemTowelBar"] | components["schemas"]["ItemPaperHolder"] | components["schemas"]["ItemGrabBar"] | components["schemas"]["ItemExhaustFan"] | components["schemas"]["ItemBathMat"] | components["schemas"]["ItemSofa"] | components["schemas"]["ItemSectional"] | components["schemas"]["ItemArmchair"] | components["schemas"]["ItemOttoman"] | components["schemas"]["ItemBench"] | components["schemas"]["ItemCoffeeTable"] | components["schemas"]["ItemSideTable"] | components["schemas"]["ItemConsoleTable"] | components["schemas"]["ItemDiningTable"] | components["schemas"]["ItemDiningChair"] | components["schemas"]["ItemStool"] | components["schemas"]["ItemBookcase"] | components["schemas"]["ItemTvConsole"] | components["schemas"]["ItemTv"] | components["schemas"]["ItemProjectorScreen"] | components["schemas"]["ItemFireplace"] | components["schemas"]["ItemPiano"] | components["schemas"]["ItemCabinet"] | components["schemas"]["ItemBed"] | components["schemas"]["ItemBunkBed"] | components["schemas"]["ItemCrib"] | components["schemas"]["ItemNightstand"] | components["schemas"]["ItemDresser"] | components["schemas"]["ItemWardrobe"] | components["schemas"]["ItemCloset"] | components["schemas"]["ItemWalkInCloset"] | components["schemas"]["ItemDesk"] | components["schemas"]["ItemOfficeChair"] | components["schemas"]["ItemMonitor"] | components["schemas"]["ItemWhiteboard"] | components["schemas"]["ItemPoolTable"] | components["schemas"]["ItemGameTable"] | components["schemas"]["ItemTreadmill"] | components["schemas"]["ItemExerciseMat"] | components["schemas"]["ItemStair"] | components["schemas"]["ItemPartition"] | components["schemas"]["ItemPartitionDoor"] | components["schemas"]["ItemColumn"] | components["schemas"]["ItemPost"] | components["schemas"]["ItemChimney"] | components["schemas"]["ItemRadiator"] | components["schemas"]["ItemBeam"] | components["schemas"]["ItemFurnace"] | components["schemas"]["ItemWaterHeater"] | components["schemas"]["ItemElectricalPanel"] | components["schemas"]["ItemCar"] | components["schemas"]["ItemWorkbench"] | components["schemas"]["ItemToolChest"] | components["schemas"]["ItemStorageShelf"] | components["schemas"]["ItemOverheadRack"] | components["schemas"]["ItemSlatWall"] | components["schemas"]["ItemBikeRack"] | components["schemas"]["ItemEvCharger"] | components["schemas"]["ItemPiece"] | components["schemas"]["ItemHungPiece"] | components["schemas"]["ItemReceptacle"] | components["schemas"]["ItemSwitch"] | components["schemas"]["ItemSmokeAlarm"] | components["schemas"]["ItemSupplyRegister"] | components["schemas"]["ItemReturnGrille"] | components["schemas"]["ItemRecessedLight"] | components["schemas"]["ItemPendant"] | components["schemas"]["ItemChandelier"] | components["schemas"]["ItemCeilingFan"] | components["schemas"]["ItemUnderCabinetLight"] | components["schemas"]["ItemSconce"] | components["schemas"]["ItemFloorLamp"] | components["schemas"]["ItemTableLamp"] | components["schemas"]["ItemRug"] | components["schemas"]["ItemPlant"] | components["schemas"]["ItemArtwork"] | components["schemas"]["ItemCurtain"];
        readonly ItemArmchair: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "armchair";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "club" | "lounge" | "wingback" | "recliner" | "theater" | "glider";
            };
        };
        readonly ItemArtwork: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "artwork";
            readonly traits?: Record<string, never>;
        };
        readonly ItemBacksplash: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "backsplash";
            readonly traits?: {
                readonly material?: string | "";
            };
        };
        readonly ItemBaseCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "base-cabinet";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
                /** @enum {string} */
                readonly pullout?: "waste" | "tray" | "spice" | "pots";
                readonly bins?: number;
                /** @enum {string} */
                readonly appliance?: "garage" | "lift" | "microwave" | "coffee";
                readonly kneeSpace?: boolean;
            };
        };
        readonly ItemBathMat: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bath-mat";
            readonly traits?: Record<string, never>;
        };
        readonly ItemBathtub: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bathtub";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "alcove" | "freestanding" | "drop-in" | "clawfoot";
                readonly jets?: boolean;
                /** @enum {string} */
                readonly filler?: "deck" | "floor" | "wall";
                /** @enum {string} */
                readonly drain?: "left" | "right" | "centre";
                readonly shower?: boolean;
                /** @enum {string} */
                readonly enclosure?: "curtain" | "glass" | "none";
                readonly tileHeightIn?: number;
            };
        };
        readonly ItemBeam: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "beam";
            readonly traits?: Record<string, never>;
        };
        readonly ItemBed: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bed";
            readonly traits?: {
                /** @enum {string} */
                readonly size?: "twin" | "full" | "queen" | "king" | "cal-king" | "murphy";
                /** @enum {string} */
                readonly frame?: "upholstered" | "panel" | "platform" | "canopy" | "metal";
            };
        };
        readonly ItemBench: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bench";
            readonly traits?: {
                /** @enum {string} */
                readonly use?: "bed" | "entry" | "window" | "banquette" | "weights";
                readonly hooks?: boolean;
                readonly drawers?: number;
            };
        };
        readonly ItemBeverageCooler: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "beverage-cooler";
            readonly traits?: {
                /** @enum {string} */
                readonly use?: "wine" | "drinks" | "ice";
            };
        };
        readonly ItemBidet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bidet";
            readonly traits?: Record<string, never>;
        };
        readonly ItemBikeRack: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bike-rack";
            readonly traits?: {
                readonly bikes?: number;
            };
        };
        readonly ItemBookcase: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bookcase";
            readonly traits?: {
                readonly builtIn?: boolean;
                readonly shelves?: number;
                /** @enum {string} */
                readonly use?: "books" | "shoes" | "clothes";
            };
        };
        readonly ItemBunkBed: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bunk-bed";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "bunk" | "loft";
                /** @enum {string} */
                readonly size?: "twin" | "full";
            };
        };
        readonly ItemCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "cabinet";
            readonly traits?: {
                /** @enum {string} */
                readonly use?: "sideboard" | "bar" | "filing" | "credenza" | "storage" | "toys" | "printer" | "closet-island";
            };
        };
        readonly ItemCar: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "car";
            readonly traits?: {
                readonly color?: string | "";
                /** @enum {string} */
                readonly form?: "sedan" | "suv" | "pickup" | "minivan" | "motorcycle";
            };
        };
        readonly ItemCeilingFan: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ceiling-fan";
            readonly traits?: Record<string, never>;
        };
        readonly ItemChandelier: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "chandelier";
            readonly traits?: Record<string, never>;
        };
        readonly ItemChimney: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "chimney";
            readonly traits?: Record<string, never>;
        };
        readonly ItemCloset: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "closet";
            readonly traits?: {
                /** @enum {string} */
                readonly doors?: "sliding" | "bifold" | "curtain" | "none";
                readonly wallIn?: number;
            };
        };
        readonly ItemCoffeeTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "coffee-table";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round" | "oval";
            };
        };
        readonly ItemColumn: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "column";
            readonly traits?: Record<string, never>;
        };
        readonly ItemConsoleTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "console-table";
            readonly traits?: Record<string, never>;
        };
        readonly ItemCooktop: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "cooktop";
            readonly traits?: {
                /** @enum {string} */
                readonly fuel?: "gas" | "electric" | "induction";
                readonly burners?: number;
                readonly potFiller?: boolean;
            };
        };
        readonly ItemCornerBaseCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "corner-base-cabinet";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
                /** @enum {string} */
                readonly corner?: "northwest" | "northeast" | "southwest" | "southeast";
                /** @enum {string} */
                readonly unit?: "lazy-susan" | "blind-pullout";
                readonly legIn?: number;
            };
        };
        readonly ItemCornerWallCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "corner-wall-cabinet";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
                /** @enum {string} */
                readonly corner?: "northwest" | "northeast" | "southwest" | "southeast";
                readonly legIn?: number;
            };
        };
        readonly ItemCountertop: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "countertop";
            readonly traits?: {
                readonly seats?: number;
                readonly overhangIn?: number;
                /** @enum {string} */
                readonly seatSide?: "north" | "east" | "south" | "west";
                readonly waterfall?: boolean;
                /** @enum {string} */
                readonly edge?: "eased" | "bullnose" | "ogee" | "mitered";
                readonly material?: string | "";
                readonly color?: string | "";
            };
        };
        readonly ItemCrib: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "crib";
            readonly traits?: Record<string, never>;
        };
        readonly ItemCurtain: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "curtain";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "drapes" | "roman" | "shutters" | "blinds";
            };
        };
        readonly ItemDesk: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "desk";
            readonly traits?: {
                readonly sitStand?: boolean;
                readonly builtIn?: boolean;
                /** @enum {string} */
                readonly use?: "work" | "vanity" | "homework" | "crafts";
            };
        };
        readonly ItemDiningChair: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dining-chair";
            readonly traits?: Record<string, never>;
        };
        readonly ItemDiningTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dining-table";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round" | "oval";
                readonly seats?: number;
            };
        };
        readonly ItemDishwasher: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dishwasher";
            readonly traits?: {
                readonly panelled?: boolean;
                readonly accent?: boolean;
            };
        };
        readonly ItemDresser: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dresser";
            readonly traits?: {
                readonly drawers?: number;
                readonly builtIn?: boolean;
            };
        };
        readonly ItemDryer: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dryer";
            readonly traits?: Record<string, never>;
        };
        readonly ItemElectricalPanel: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "electrical-panel";
            readonly traits?: Record<string, never>;
        };
        readonly ItemEvCharger: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ev-charger";
            readonly traits?: {
                readonly amps?: number;
            };
        };
        readonly ItemExerciseMat: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "exercise-mat";
            readonly traits?: Record<string, never>;
        };
        readonly ItemExhaustFan: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "exhaust-fan";
            readonly traits?: {
                readonly cfm?: number;
                readonly heat?: boolean;
            };
        };
        readonly ItemFiller: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "filler";
            readonly traits?: {
                /** @enum {string} */
                readonly level?: "base" | "wall" | "tall";
                readonly accent?: boolean;
            };
        };
        readonly ItemFireplace: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "fireplace";
            readonly traits?: {
                /** @enum {string} */
                readonly fuel?: "gas" | "electric" | "wood";
                /** @enum {string} */
                readonly surround?: "tile" | "stone" | "brick" | "plaster" | "wood";
                readonly fullHeight?: boolean;
            };
        };
        readonly ItemFloatingShelf: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "floating-shelf";
            readonly traits?: {
                readonly shelves?: number;
            };
        };
        readonly ItemFloorLamp: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "floor-lamp";
            readonly traits?: Record<string, never>;
        };
        readonly ItemFreezer: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "freezer";
            readonly traits?: Record<string, never>;
        };
        readonly ItemFridgePanel: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "fridge-panel";
            readonly traits?: Record<string, never>;
        };
        readonly ItemFurnace: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "furnace";
            readonly traits?: Record<string, never>;
        };
        readonly ItemGameTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "game-table";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round";
                /** @enum {string} */
                readonly use?: "cards" | "ping-pong" | "foosball" | "crafts" | "play";
            };
        };
        readonly ItemGrabBar: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "grab-bar";
            readonly traits?: Record<string, never>;
        };
        readonly ItemHood: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hood";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "chimney" | "under-cabinet" | "wood" | "plaster" | "insert" | "island";
                readonly cfm?: number;
                readonly makeupAir?: boolean;
            };
        };
        readonly ItemHungPiece: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hung-piece";
            readonly traits?: {
                /** @enum {string} */
                readonly piece?: "squat-rack" | "weight-bench" | "dumbbell-rack" | "treadmill" | "exercise-bike" | "rower" | "elliptical" | "cable-machine" | "mirror-wall" | "sauna" | "cold-plunge" | "yoga" | "punching-bag" | "pottery-wheel" | "kiln" | "wedging-table" | "drying-shelves" | "easel" | "cutting-table" | "sewing-table" | "fabric-cabinet" | "loom" | "3d-printer" | "partner-desk" | "coffee-station" | "printer-stand" | "server-rack" | "coat-place" | "boot-tray" | "broom-closet" | "drop-zone" | "litter-box" | "cat-perch" | "dog-crate" | "dog-bed" | "dog-bowls" | "aquarium" | "wine-storage" | "bar-cart" | "daybed" | "potting-bench" | "hanging-chair" | "plant-stand" | "ironing-board" | "hanging-rod" | "drying-rack" | "hampers" | "water-softener" | "train-table" | "play-kitchen" | "play-tent" | "bean-bag" | "bassinet" | "book-ledge" | "drums" | "guitars" | "digital-piano" | "vocal-booth" | "music-corner" | "record-console" | "air-hockey" | "foosball" | "arcade" | "pinball" | "dart-board" | "card-table" | "poker-table" | "popcorn-machine" | "golf-simulator" | "second-fridge" | "lathe" | "band-saw" | "drill-press" | "miter-saw" | "dust-collector" | "compressor" | "mower" | "kayaks" | "gun-safe" | "bike-rack" | "recliners" | "riser" | "sump-pit" | "own-thing" | "own-thing-2" | "own-thing-3" | "own-thing-4";
            };
        };
        readonly ItemMedicineCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "medicine-cabinet";
            readonly traits?: Record<string, never>;
        };
        readonly ItemMicrowave: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "microwave";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "wall" | "drawer" | "over-range" | "built-in";
            };
        };
        readonly ItemMirror: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "mirror";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round" | "arch" | "pill";
                readonly lit?: boolean;
                readonly framed?: boolean;
            };
        };
        readonly ItemMonitor: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "monitor";
            readonly traits?: Record<string, never>;
        };
        readonly ItemNightstand: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "nightstand";
            readonly traits?: {
                readonly drawers?: number;
            };
        };
        readonly ItemOfficeChair: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "office-chair";
            readonly traits?: Record<string, never>;
        };
        readonly ItemOttoman: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ottoman";
            readonly traits?: Record<string, never>;
        };
        readonly ItemOverheadRack: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "overhead-rack";
            readonly traits?: Record<string, never>;
        };
        readonly ItemPaperHolder: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "paper-holder";
            readonly traits?: Record<string, never>;
        };
        readonly ItemPartition: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "partition";
            readonly traits?: Record<string, never>;
        };
        readonly ItemPartitionDoor: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "partition-door";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "hinged" | "pocket" | "barn" | "sliding";
                /** @enum {string} */
                readonly hinge?: "near" | "far";
            };
        };
        readonly ItemPedestalSink: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "pedestal-sink";
            readonly traits?: {
                readonly sinks?: number;
                /** @enum {string} */
                readonly mount?: "pedestal" | "wall";
            };
        };
        readonly ItemPendant: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "pendant";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "dome" | "globe" | "cone" | "drum" | "lantern" | "linear";
            };
        };
        readonly ItemPiano: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "piano";
            readonly traits?: {
                /** @enum {string} */
                readonly form?: "upright" | "grand";
            };
        };
        readonly ItemPiece: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "piece";
            readonly traits?: {
                /** @enum {string} */
                readonly piece?: "squat-rack" | "weight-bench" | "dumbbell-rack" | "treadmill" | "exercise-bike" | "rower" | "elliptical" | "cable-machine" | "mirror-wall" | "sauna" | "cold-plunge" | "yoga" | "punching-bag" | "pottery-wheel" | "kiln" | "wedging-table" | "drying-shelves" | "easel" | "cutting-table" | "sewing-table" | "fabric-cabinet" | "loom" | "3d-printer" | "partner-desk" | "coffee-station" | "printer-stand" | "server-rack" | "coat-place" | "boot-tray" | "broom-closet" | "drop-zone" | "litter-box" | "cat-perch" | "dog-crate" | "dog-bed" | "dog-bowls" | "aquarium" | "wine-storage" | "bar-cart" | "daybed" | "potting-bench" | "hanging-chair" | "plant-stand" | "ironing-board" | "hanging-rod" | "drying-rack" | "hampers" | "water-softener" | "train-table" | "play-kitchen" | "play-tent" | "bean-bag" | "bassinet" | "book-ledge" | "drums" | "guitars" | "digital-piano" | "vocal-booth" | "music-corner" | "record-console" | "air-hockey" | "foosball" | "arcade" | "pinball" | "dart-board" | "card-table" | "poker-table" | "popcorn-machine" | "golf-simulator" | "second-fridge" | "lathe" | "band-saw" | "drill-press" | "miter-saw" | "dust-collector" | "compressor" | "mower" | "kayaks" | "gun-safe" | "bike-rack" | "recliners" | "riser" | "sump-pit" | "own-thing" | "own-thing-2" | "own-thing-3" | "own-thing-4";
            };
        };
        readonly ItemPlant: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "plant";
            readonly traits?: Record<string, never>;
        };
        readonly ItemPoolTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "pool-table";
            readonly traits?: Record<string, never>;
        };
        readonly ItemPost: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "post";
            readonly traits?: Record<string, never>;
        };
        readonly ItemProjectorScreen: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "projector-screen";
            readonly traits?: {
                readonly diagonalIn?: number;
            };
        };
        readonly ItemRadiator: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "radiator";
            readonly traits?: Record<string, never>;
        };
        readonly ItemRange: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "range";
            readonly traits?: {
                /** @enum {string} */
                readonly fuel?: "gas" | "electric" | "induction" | "dual";
                readonly burners?: number;
                readonly potFiller?: boolean;
            };
        };
        readonly ItemReceptacle: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "receptacle";
            readonly traits?: {
                /** @enum {string} */
                readonly at?: "counter" | "basin" | "room";
                readonly gfci?: boolean;
                readonly added?: boolean;
            };
        };
        readonly ItemRecessedLight: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "recessed-light";
            readonly traits?: Record<string, never>;
        };
        readonly ItemRefrigerator: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "refrigerator";
            readonly traits?: {
                readonly builtIn?: boolean;
                /** @enum {string} */
                readonly column?: "refrigerator" | "freezer";
                /** @enum {string} */
                readonly doors?: "single" | "side-by-side" | "french";
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly panelled?: boolean;
                /** @enum {string} */
                readonly finish?: "stainless-steel" | "black" | "white" | "panel";
            };
        };
        readonly ItemReturnGrille: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "return-grille";
            readonly traits?: Record<string, never>;
        };
        readonly ItemRug: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rug";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round";
                /** @enum {string} */
                readonly pattern?: "plain" | "border" | "stripe" | "kilim";
            };
        };
        readonly ItemSconce: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sconce";
            readonly traits?: Record<string, never>;
        };
        readonly ItemSectional: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sectional";
            readonly traits?: {
                /** @enum {string} */
                readonly chaise?: "left" | "right";
                readonly seatDepthIn?: number;
            };
        };
        readonly ItemShower: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "shower";
            readonly traits?: {
                /** @enum {string} */
                readonly entry?: "north" | "east" | "south" | "west";
                /** @enum {string} */
                readonly entryEnd?: "left" | "right";
                /** @enum {string} */
                readonly hinge?: "wall";
                /** @enum {string} */
                readonly glass?: "fixed" | "sliding";
                readonly open?: string | "";
                /** @enum {string} */
                readonly head?: "north" | "east" | "south" | "west";
                /** @enum {string} */
                readonly enclosure?: "glass" | "curtain" | "none" | "half-wall";
                readonly curbless?: boolean;
                readonly rain?: boolean;
                readonly handheld?: boolean;
                readonly steam?: boolean;
                readonly bench?: boolean;
                readonly niche?: boolean;
                readonly tileHeightIn?: number;
            };
        };
        readonly ItemShowerBench: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "shower-bench";
            readonly traits?: Record<string, never>;
        };
        readonly ItemShowerNiche: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "shower-niche";
            readonly traits?: Record<string, never>;
        };
        readonly ItemSideTable: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "side-table";
            readonly traits?: {
                /** @enum {string} */
                readonly shape?: "rectangle" | "round";
            };
        };
        readonly ItemSinkBase: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sink-base";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
                readonly bowls?: number;
                readonly apron?: boolean;
                /** @enum {string} */
                readonly basin?: "stainless-steel" | "fireclay" | "composite" | "copper";
                /** @enum {string} */
                readonly faucet?: "single" | "bridge" | "pull-down" | "touchless";
                /** @enum {string} */
                readonly role?: "main" | "prep" | "bar" | "laundry" | "utility";
                readonly kneeSpace?: boolean;
            };
        };
        readonly ItemSlatWall: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "slat-wall";
            readonly traits?: Record<string, never>;
        };
        readonly ItemSmokeAlarm: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "smoke-alarm";
            readonly traits?: {
                readonly co?: boolean;
            };
        };
        readonly ItemSofa: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sofa";
            readonly traits?: {
                readonly seats?: number;
                readonly sleeper?: boolean;
                /** @enum {string} */
                readonly arms?: "track" | "rolled" | "slim";
            };
        };
        readonly ItemStair: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stair";
            readonly traits?: {
                readonly risers?: number;
                readonly riserIn?: number;
                readonly treadIn?: number;
                /** @enum {string} */
                readonly up?: "north" | "east" | "south" | "west";
            };
        };
        readonly ItemStool: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stool";
            readonly traits?: {
                readonly back?: boolean;
            };
        };
        readonly ItemStorageShelf: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "storage-shelf";
            readonly traits?: {
                readonly shelves?: number;
            };
        };
        readonly ItemSupplyRegister: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "supply-register";
            readonly traits?: Record<string, never>;
        };
        readonly ItemSwitch: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "switch";
            readonly traits?: Record<string, never>;
        };
        readonly ItemTableLamp: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "table-lamp";
            readonly traits?: Record<string, never>;
        };
        readonly ItemTallCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "tall-cabinet";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
                /** @enum {string} */
                readonly use?: "pantry" | "broom" | "linen" | "storage" | "oven" | "laundry";
            };
        };
        readonly ItemToilet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "toilet";
            readonly traits?: {
                readonly wallHung?: boolean;
                readonly bidetSeat?: boolean;
                readonly comfort?: boolean;
            };
        };
        readonly ItemToolChest: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "tool-chest";
            readonly traits?: Record<string, never>;
        };
        readonly ItemTowelBar: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "towel-bar";
            readonly traits?: {
                readonly heated?: boolean;
            };
        };
        readonly ItemTreadmill: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "treadmill";
            readonly traits?: {
                /** @enum {string} */
                readonly use?: "treadmill" | "bike" | "rower" | "weights";
            };
        };
        readonly ItemTv: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "tv";
            readonly traits?: {
                readonly diagonalIn?: number;
            };
        };
        readonly ItemTvConsole: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "tv-console";
            readonly traits?: {
                readonly builtIn?: boolean;
            };
        };
        readonly ItemUnderCabinetLight: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "under-cabinet-light";
            readonly traits?: Record<string, never>;
        };
        readonly ItemVanity: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "vanity";
            readonly traits?: {
                readonly sinks?: number;
                /** @enum {string} */
                readonly mount?: "floor" | "floating" | "console";
                /** @enum {string} */
                readonly basin?: "undermount" | "vessel" | "integrated";
                /** @enum {string} */
                readonly faucet?: "deck" | "wall";
                readonly doors?: number;
                readonly drawers?: number;
                readonly accent?: boolean;
            };
        };
        readonly ItemWalkInCloset: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "walk-in-closet";
            readonly traits?: {
                /** @enum {string} */
                readonly use?: "clothes" | "pantry";
                /** @enum {string} */
                readonly entry?: "north" | "east" | "south" | "west";
                readonly doorOffsetIn?: number;
                readonly doorWidthIn?: number;
                readonly wallIn?: number;
            };
        };
        readonly ItemWallCabinet: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "wall-cabinet";
            readonly traits?: {
                readonly doors?: number;
                readonly drawers?: number;
                /** @enum {string} */
                readonly hinge?: "left" | "right";
                readonly glass?: boolean;
                readonly accent?: boolean;
                readonly open?: boolean;
            };
        };
        readonly ItemWallOven: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "wall-oven";
            readonly traits?: {
                readonly ovens?: number;
                readonly microwave?: boolean;
                readonly sideOpening?: boolean;
            };
        };
        readonly ItemWardrobe: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "wardrobe";
            readonly traits?: {
                readonly doors?: number;
                readonly builtIn?: boolean;
                /** @enum {string} */
                readonly fit?: "double-hang" | "long-hang";
            };
        };
        readonly ItemWasher: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "washer";
            readonly traits?: {
                readonly stacked?: boolean;
            };
        };
        readonly ItemWaterHeater: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "water-heater";
            readonly traits?: Record<string, never>;
        };
        readonly ItemWhiteboard: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "whiteboard";
            readonly traits?: Record<string, never>;
        };
        readonly ItemWorkbench: {
            readonly id: string;
            readonly label: string;
            readonly box: components["schemas"]["Box"];
            /** @enum {string} */
            readonly facing: "north" | "east" | "south" | "west";
            readonly group?: string;
            readonly fixed?: boolean;
            readonly existing?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "workbench";
            readonly traits?: {
                readonly pegboard?: boolean;
                readonly vise?: boolean;
            };
        };
        readonly JobCountsResponse: {
            /**
             * @description The job's name.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example 0 */
            readonly waiting: number;
            /** @example 1 */
            readonly active: number;
            /** @example 0 */
            readonly delayed: number;
            /** @example 0 */
            readonly failed: number;
            /**
             * @description How often it runs by itself, in milliseconds; null for jobs that something asks for.
             * @example 60000
             */
            readonly everyMs: number | null;
        };
        readonly JoinDto: {
            /** @description Trades offered. */
            readonly categories: readonly ("kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general")[];
            /** @example rosa@example.com */
            readonly email: string;
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /** @example Dana Reyes */
            readonly contactName?: string;
            /** @example (512) 555-0142 */
            readonly phone?: string;
            /**
             * Format: uri
             * @example https://live-oak-kitchens.example
             */
            readonly website?: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Parking behind the house. */
            readonly notes?: string;
            /**
             * @description How far the contractor travels, in miles.
             * @example 25
             */
            readonly radiusMi?: number;
            /** @example TX-104233 */
            readonly licenseNumber?: string;
            /** @example General building */
            readonly licenseClass?: string;
            /** @example TX */
            readonly licenseState?: string;
            /** @example 2027-12-31 */
            readonly licenseExpires?: string;
            /** @example General liability, $1,000,000 */
            readonly insurance?: string;
            /** @example 2027-06-30 */
            readonly insuranceExpires?: string;
        };
        readonly KnownTagsResponse: {
            /**
             * @description Tags of the newest bids that have any, those used most first.
             * @example [
             *       "kitchen",
             *       "call back"
             *     ]
             */
            readonly tags: readonly string[];
        };
        readonly LedgerEntry: {
            readonly id: string;
            readonly field: string;
            readonly start: number;
            readonly end: number;
            readonly text: string;
            readonly understood: string;
            /** @enum {string} */
            readonly outcome: "drawn" | "priced" | "kept" | "changed" | "refused" | "for-contractor" | "conflict" | "unclear";
            readonly items?: readonly string[];
            readonly lines?: readonly string[];
            readonly note?: string;
        };
        readonly LevelCellResponse: {
            /** @enum {string} */
            readonly state: "included" | "allowance" | "excluded" | "by-owner" | "mixed" | "not-mentioned";
            /**
             * @description What the bid says, in US dollars; null where it gives no sum.
             * @example 4200
             */
            readonly usd: number | null;
        };
        readonly LevelledBidResponse: {
            /** @enum {string|null} */
            readonly priceBasis: "firm" | "after-visit" | null;
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /**
             * @description The company, else the address or the bid's code.
             * @example Rosa Moreno
             */
            readonly name: string;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly trackToken: string;
            /**
             * @description The price asked, in US dollars; null where it follows.
             * @example 41250
             */
            readonly askedUsd: number | null;
            /**
             * @description The price as text.
             * @example $41,250
             */
            readonly quote: string | null;
            /**
             * @description The bid answers no trade: it cannot be brought to what the others hold.
             * @example false
             */
            readonly oneSum: boolean;
            /**
             * @description It leaves out what another bid holds and we have no estimate of: its total has no upper end.
             * @example false
             */
            readonly unestimated: boolean;
            /**
             * @description Its trades together.
             * @example 41250
             */
            readonly sumUsd: number | null;
            /**
             * @description How much the price is above (positive) or under its trades; null where they agree.
             * @example null
             */
            readonly gapUsd: number | null;
            /**
             * @description The like-for-like total, and its upper end where something is open.
             * @example 43900
             */
            readonly fromUsd: number | null;
            /** @example 45800 */
            readonly toUsd: number | null;
            readonly adjustments: readonly components["schemas"]["AdjustmentResponse"][];
            /** @description The contractor's own lines and alternates. */
            readonly own: readonly components["schemas"]["BidAnswerResponse"][];
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /** @example Licensed, as they say */
            readonly licenseNote: string | null;
            /**
             * @description On labor.
             * @example 24
             */
            readonly warrantyMonths: number | null;
            /** @example 1000 */
            readonly depositUsd: number | null;
            /** @example 30 % at rough-in, 50 % when cabinets are set, the rest when the punch list is done */
            readonly paymentSchedule: string | null;
            readonly deposit: components["schemas"]["DepositAnswerResponse"];
            /**
             * @description The revision that was priced; null where the bid does not say.
             * @example 1
             */
            readonly pricedRevision: number | null;
            /** @example true */
            readonly confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string | null;
        };
        readonly LevelledLineResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /** @example Base cabinet */
            readonly item: string;
            /** @example 12 */
            readonly quantity: number;
            /** @example each */
            readonly unit: string;
            /**
             * @description Our estimate, in US dollars.
             * @example 4200
             */
            readonly likelyUsd: number;
            /** @description One a bid, in the order of `bids`. */
            readonly cells: readonly components["schemas"]["LevelCellResponse"][];
        };
        readonly LevelledTradeResponse: {
            /** @enum {string} */
            readonly trade: "general" | "demolition" | "framing" | "plumbing" | "electrical" | "openings" | "cabinets" | "surfaces" | "painting" | "appliances";
            /** @example Rosa Moreno */
            readonly name: string;
            /**
             * @description Our estimate, in US dollars; 0 where there is none.
             * @example 4200
             */
            readonly likelyUsd: number;
            /** @description One a bid, in the order of `bids`. */
            readonly cells: readonly components["schemas"]["LevelCellResponse"][];
            readonly lines: readonly components["schemas"]["LevelledLineResponse"][];
        };
        readonly LevellingResponse: {
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /**
             * @description Of what bidders price, as it is now.
             * @example 1
             */
            readonly revision: number;
            /** @description What made a next revision, the oldest first. */
            readonly revisions: readonly components["schemas"]["RequestChangeResponse"][];
            /**
             * @description Our estimate of all trades, in US dollars; 0 without a concept of ours.
             * @example 38400
             */
            readonly estimateUsd: number;
            /**
             * @description Year of the newest unit price in it.
             * @example 2026
             */
            readonly estimateYear: number | null;
            /** @description In the order in which they came. */
            readonly bids: readonly components["schemas"]["LevelledBidResponse"][];
            /**
             * @description Contractors who were asked and have not answered.
             * @example 0
             */
            readonly waiting: number;
            readonly trades: readonly components["schemas"]["LevelledTradeResponse"][];
            /** @description The three largest. */
            readonly differences: readonly components["schemas"]["DifferenceResponse"][];
        };
        readonly LiveResponse: {
            /** @enum {string} */
            readonly status: "ok";
            /** @example bids */
            readonly service: string;
            /** @example 1 */
            readonly version: string;
        };
        readonly MailedFileResponse: {
            /** @example scope-of-work.txt */
            readonly filename: string;
            /** @example text/calendar */
            readonly contentType: string;
            /**
             * @description The file in base64.
             * @example QkVHSU46VkNBTEVOREFS
             */
            readonly base64: string;
        };
        readonly MessageResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
        };
        readonly MyBidResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            readonly priceBasis: "firm" | "after-visit" | null;
            /**
             * @description Opens /track/{token}.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly trackToken: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly contractorId: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string | null;
            /** @example true */
            readonly hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            readonly estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            readonly quote: string | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            readonly notes: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            readonly references: string | null;
            readonly attachments: readonly components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            readonly category: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /** @example Farmhouse kitchen with an island */
            readonly designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            readonly confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            readonly calledOffAt: string | null;
        };
        readonly MyBidsResponse: {
            readonly items: readonly components["schemas"]["MyBidResponse"][];
            /** @example 1 */
            readonly page: number;
            /** @example 10 */
            readonly pageSize: number;
            /**
             * @description Exact to 10,000, then 10,001.
             * @example 1
             */
            readonly total: number;
        };
        readonly MyDataProof: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            readonly link: string;
        };
        readonly MyDataRequestDto: {
            /** @example rosa@example.com */
            readonly email: string;
        };
        readonly MyDataResponse: {
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly exportedAt: string;
            readonly requests: readonly Record<string, never>[];
            readonly bids: readonly Record<string, never>[];
            readonly submissions: readonly Record<string, never>[];
            readonly proposals: readonly Record<string, never>[];
            readonly contractor: {
                readonly [key: string]: unknown;
            } | null;
            /** @description A contractor's own unit prices, in US dollars. */
            readonly priceBook: readonly Record<string, never>[];
            /**
             * @description Addresses of the photos and pictures.
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            readonly files: readonly string[];
        };
        readonly MyLinkDto: {
            /** @example rosa@example.com */
            readonly email: string;
        };
        readonly NewInvitationLinkDto: {
            /** @example bids@live-oak-kitchens.example */
            readonly contractorEmail?: string;
            /**
             * @description The key of an earlier link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly key?: string;
        };
        readonly NotInterestedDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            readonly key: string;
            /** @example We found somebody else. */
            readonly reason?: string;
        };
        readonly OpenMailDto: {
            /**
             * @description The mail's id.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /**
             * @description The token of the mailed link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly link: string;
        };
        readonly OpenedMailResponse: {
            /** @example Your bid request is on its way */
            readonly subject: string;
            /** @example <p>Your bid request is on its way.</p> */
            readonly html: string;
            /** @example Your bid request is on its way. */
            readonly text: string;
            readonly attachments: readonly components["schemas"]["MailedFileResponse"][];
        };
        readonly Opening: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "door" | "window" | "cased-opening" | "sliding-door" | "french-door" | "pocket-door" | "garage-door";
            readonly wall: string;
            /** @enum {string} */
            readonly side: "north" | "east" | "south" | "west";
            readonly offsetIn: number;
            readonly widthIn: number;
            readonly heightIn: number;
            readonly sillIn: number;
            /** @enum {string} */
            readonly operation?: "double-hung" | "casement" | "slider" | "awning" | "fixed";
            readonly tempered?: boolean;
            readonly swing?: {
                /** @enum {string} */
                readonly hinge: "near" | "far";
                /** @enum {string} */
                readonly into: "room" | "outside";
            };
        };
        readonly PreviewContractorResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /** @example Dana Reyes */
            readonly contactName: string | null;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly email: string;
            /** @example (512) 555-0142 */
            readonly phone: string | null;
            /** @example https://live-oak-kitchens.example */
            readonly website: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            readonly categories: readonly string[];
            /** @example Parking behind the house. */
            readonly notes: string | null;
            /** @example 4.5 */
            readonly rating: number | null;
            /** @example 4.2 */
            readonly distanceMi: number;
        };
        readonly PreviewDesignResponse: {
            /** @example 38400 */
            readonly estimatedCost: number | string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example White oak cabinets, quartz counters and an island that seats three. */
            readonly description: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            readonly floorPlanUrl: string | null;
            /** @example White oak cabinets, quartz counters, an island for three */
            readonly designPrompt: string;
            /** @example Labor and materials; licensed contractors only */
            readonly contractorPrompt: string;
            /** @example farmhouse */
            readonly style: string | null;
            readonly meta: {
                readonly [key: string]: unknown;
            } | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example kitchen */
            readonly category: string;
            /**
             * @description Why this one: "Newest concept for kitchen in 10001".
             * @example Newest concept for kitchen in 78704
             */
            readonly label: string;
        };
        readonly PreviewDto: {
            readonly preferences: components["schemas"]["PreviewPreferencesDto"];
            /**
             * @description True: sample data where real is missing; the mail is marked [TEST].
             * @example false
             */
            readonly testMode?: boolean;
        };
        readonly PreviewPreferencesDto: {
            /** @example 78704 */
            readonly zipCode: string;
            /**
             * @description A list with one item.
             * @example [
             *       "kitchen"
             *     ]
             */
            readonly categories?: readonly string[];
        };
        readonly PreviewResponse: {
            readonly contractors: readonly components["schemas"]["PreviewContractorResponse"][];
            readonly chosenDesign: components["schemas"]["PreviewDesignResponse"] | null;
            readonly userUploads: readonly components["schemas"]["PreviewUploadResponse"][];
            /**
             * @description What a request from that ZIP would be told, and whether contractors of the demo are left out.
             * @example Sent to 3 contractors near 78704.
             */
            readonly message: string;
        };
        readonly PreviewUploadResponse: {
            /** @example kitchen.jpg */
            readonly originalName: string;
            /** @example Rosa Moreno */
            readonly name: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly url: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /** @example image/jpeg */
            readonly type: string;
        };
        readonly PriceBookDto: {
            readonly prices: readonly components["schemas"]["UnitPriceChangeDto"][];
        };
        readonly PriceBookResponse: {
            readonly prices: readonly components["schemas"]["UnitPriceResponse"][];
        };
        readonly PriceSpan: {
            readonly low: number;
            readonly likely: number;
            readonly high: number;
        };
        /** @description Why a call was refused. */
        readonly Problem: {
            /** @example 400 */
            readonly statusCode: number;
            /**
             * @description The name of the status.
             * @example Bad Request
             */
            readonly error: string;
            /**
             * @description One sentence for a person.
             * @example Please enter your email and ZIP code.
             */
            readonly message: string;
            /** @description What is wrong with each field. */
            readonly details?: readonly {
                /**
                 * @description Its path as it was sent.
                 * @example email
                 */
                readonly field: string;
                /** @example Enter a valid email. */
                readonly message: string;
            }[];
            /**
             * @description To find the call in the logs.
             * @example 01999c2e-7a10
             */
            readonly requestId: string;
        };
        readonly ProductReadyResponse: {
            /** @description Each service's own answer, by its name. */
            readonly services: {
                readonly [key: string]: components["schemas"]["ReadyResponse"];
            };
            /**
             * @description The worst of all services.
             * @enum {string}
             */
            readonly status: "ok" | "down" | "degraded";
            /** @enum {string} */
            readonly service: "plumbline";
            /** @example 1 */
            readonly version: string;
        };
        readonly ProposalResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /** @example Rosa Moreno */
            readonly name: string | null;
            /** @example (512) 555-0142 */
            readonly phone: string | null;
            /** @example 1704 Kinney Ave, Austin, TX 78704 */
            readonly address: string | null;
            /** @example Tuesday, December 1, 2026 at 9 am, or Thursday after 2 pm */
            readonly proposals: string;
            /** @example Parking behind the house. */
            readonly notes: string | null;
        };
        readonly ProposalSentResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            readonly proposal: components["schemas"]["ProposalResponse"];
        };
        readonly Quantity: {
            readonly price: string;
            readonly item: string;
            /** @enum {string} */
            readonly trade: "permits" | "demolition" | "framing" | "plumbing" | "hvac" | "electrical" | "insulation" | "drywall" | "doors and windows" | "cabinets" | "counters" | "tile" | "flooring" | "trim" | "fixtures" | "appliances" | "painting" | "specialties" | "clean-up";
            /** @enum {string} */
            readonly category: "kitchen" | "bathroom" | "flooring" | "painting" | "landscaping" | "windows" | "roofing" | "plumbing" | "electrical" | "general";
            readonly quantity: number;
            /** @enum {string} */
            readonly unit: "each" | "lin ft" | "sq ft" | "job";
            readonly share?: number;
            /** @enum {string} */
            readonly state: "included" | "allowance" | "owner-supplied" | "by-owner";
            readonly formula?: string;
            readonly where?: string;
        };
        readonly Question: {
            readonly id: string;
            readonly text: string;
            readonly about: string;
            readonly answers: readonly {
                readonly id: string;
                readonly text: string;
            }[];
            readonly taken: string;
            readonly entries?: readonly string[];
        };
        readonly Reading: {
            readonly understood: readonly components["schemas"]["Understood"][];
            readonly assumed: readonly string[];
            readonly unread: readonly string[];
            readonly unmet: readonly string[];
            readonly extent?: components["schemas"]["Extent"];
            /** @enum {string} */
            readonly tier?: "simpler" | "finer";
            readonly ledger?: readonly components["schemas"]["LedgerEntry"][];
            readonly questions?: readonly components["schemas"]["Question"][];
        };
        readonly ReadyParts: {
            /** @enum {string} */
            readonly database: "up" | "down";
            /** @enum {string} */
            readonly events: "up" | "down";
            /** @enum {string} */
            readonly jobs: "up" | "down";
            /** @enum {string} */
            readonly storage: "up" | "down";
            /** @enum {string} */
            readonly mail: "up" | "down";
            /**
             * @description Down while somebody who asked to be forgotten could not be.
             * @enum {string}
             */
            readonly erasures?: "up" | "down";
            /**
             * @description The image model, where one is set.
             * @enum {string}
             */
            readonly pictures?: "up" | "down";
        };
        readonly ReadyResponse: {
            /**
             * @description `down` (503) only without the database; `degraded` where another part is away and work waits for it.
             * @enum {string}
             */
            readonly status: "ok" | "down" | "degraded";
            /** @example bids */
            readonly service: string;
            /** @example 1 */
            readonly version: string;
            readonly parts: components["schemas"]["ReadyParts"];
            /** @description Why a part of the service's own is down, for its operator. */
            readonly reasons?: {
                readonly [key: string]: string;
            };
        };
        readonly RequestChangeResponse: {
            /**
             * @description The revision that it made, from 2.
             * @example 1
             */
            readonly revision: number;
            /**
             * @description Who measured, as they said.
             * @example Rosa Moreno
             */
            readonly name: string;
            /**
             * @description ISO date
             * @example 2026-11-23
             */
            readonly on: string;
            /**
             * @example [
             *       "South wall: 12'-0\", now 11'-9\"."
             *     ]
             */
            readonly sentences: readonly string[];
        };
        readonly ResendDto: {
            /** @enum {string} */
            readonly type: "user" | "contractor";
        };
        readonly ResendEmailResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            /**
             * @description The new e-mail's id.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
        };
        readonly ResendToUserDto: {
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /** @example rosa@example.com */
            readonly userEmail: string;
        };
        readonly ReverseGeocodeResponse: {
            /**
             * @description City, state and ZIP; null where no ZIP is near.
             * @example 1704 Kinney Ave, Austin, TX 78704
             */
            readonly fullAddress: string | null;
            /** @example 78704 */
            readonly zipCode: string | null;
            /** @example Austin */
            readonly city: string | null;
            /** @example TX */
            readonly state: string | null;
        };
        readonly Room: {
            /** @enum {string} */
            readonly category: "kitchen" | "bathroom" | "living room" | "bedroom" | "basement" | "garage" | "office" | "other";
            readonly widthIn: number;
            readonly depthIn: number;
            readonly ceilingIn: number;
            readonly exterior: readonly ("north" | "east" | "south" | "west")[];
            readonly shell: components["schemas"]["Shell"];
            readonly openings: readonly components["schemas"]["Opening"][];
            readonly items: readonly components["schemas"]["Item"][];
            /** @enum {string} */
            readonly style: "modern" | "contemporary" | "traditional" | "transitional" | "farmhouse" | "scandinavian" | "industrial" | "mid-century" | "coastal" | "mediterranean" | "japandi" | "minimalist";
            readonly finishes: components["schemas"]["Finishes"];
            readonly parts?: readonly {
                /** @enum {string} */
                readonly use: "cars" | "office" | "bedroom" | "nursery" | "gym" | "workshop" | "storage" | "laundry" | "mudroom" | "playroom" | "craft" | "music" | "theater" | "library" | "living" | "dining" | "kitchen" | "rest";
                readonly name: string;
                readonly x: number;
                readonly y: number;
                readonly widthIn: number;
                readonly depthIn: number;
                readonly kept?: boolean;
                readonly converted?: boolean;
                readonly work: readonly ("floor" | "walls")[];
                readonly floor?: components["schemas"]["Finish"];
            }[];
            readonly outdoors?: {
                /** @enum {string} */
                readonly plants: "broadleaf" | "conifers" | "desert" | "evergreen";
                /** @enum {string} */
                readonly season: "spring" | "summer" | "autumn" | "winter" | "snow";
            };
        };
        readonly RoomCamera: {
            readonly width: number;
            readonly height: number;
            readonly focal: number;
            readonly cx: number;
            readonly cy: number;
            readonly at: {
                readonly x: number;
                readonly y: number;
                readonly z: number;
            };
            readonly right: readonly [
                number,
                number,
                number
            ];
            readonly down: readonly [
                number,
                number,
                number
            ];
            readonly ahead: readonly [
                number,
                number,
                number
            ];
        };
        readonly SendSummaryDto: {
            /** @example rosa@example.com */
            readonly email: string;
            readonly designs: readonly components["schemas"]["FavouriteDto"][];
            /** @description The preferences step's fields, shown in the mail. */
            readonly preferences?: {
                readonly [key: string]: unknown;
            };
            readonly files?: readonly components["schemas"]["SummaryFileDto"][];
        };
        readonly SendToContractorsDto: {
            /**
             * @description Where the bids are announced to.
             * @example rosa@example.com
             */
            readonly email: string;
            /**
             * @description Five digits; without it the preferences' zipCode counts.
             * @example 78704
             */
            readonly zip?: string;
            readonly design?: components["schemas"]["ChosenDesignDto"];
            /** @description What the homeowner filled in; fields as in the preferences step, values as text. */
            readonly preferences?: {
                readonly [key: string]: unknown;
            };
            readonly files?: readonly components["schemas"]["SentFileDto"][];
            /**
             * @description True: answers who would be asked, and sends nothing.
             * @example false
             */
            readonly previewOnly?: boolean;
        };
        readonly SendToContractorsResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            /**
             * @description Contractors asked, or who would be.
             * @example 1
             */
            readonly count: number;
            /**
             * @description The codes of the bids made; empty for a preview.
             * @example [
             *       "PL-7K3QX9TA"
             *     ]
             */
            readonly bidIds: readonly string[];
            /**
             * @description True: nobody was asked yet; the button of the mailed link does it.
             * @example false
             */
            readonly held?: boolean;
            /** @description Only for a preview. */
            readonly contractors?: readonly components["schemas"]["WouldBeAskedResponse"][];
        };
        readonly SentFileDto: {
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            readonly imageUrl?: string;
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            readonly url?: string;
            /** @example Rosa Moreno */
            readonly name?: string;
        };
        readonly SetStatusDto: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description The version that was looked at; 409 where somebody else has changed the bid since.
             * @example 1
             */
            readonly version?: number;
        };
        readonly SettingsResponse: {
            /** @enum {string} */
            readonly access: "open" | "links";
            /**
             * @description Of the maps service; null: positions are looked up here.
             * @example null
             */
            readonly mapsKey: string | null;
            /**
             * Format: email
             * @example hello@plumbline.example
             */
            readonly contactEmail: string;
            /**
             * Format: uri
             * @description The page of the built-in mailbox, where there is one; null with ACCESS=links.
             * @example http://localhost:1080
             */
            readonly mailboxUrl: string | null;
        };
        readonly SheetLineResponse: {
            /**
             * @description What an answer's `line` names.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /** @example Base cabinet */
            readonly item: string;
            /** @example 12 */
            readonly quantity: number;
            /** @example each */
            readonly unit: string;
        };
        readonly SheetResponse: {
            /**
             * @description By the US National CAD Standard: `A-1`, `A-2.1`, `E-1`.
             * @example A-2.1
             */
            readonly number: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /**
             * Format: uri
             * @description The sheet as SVG.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly url: string;
        };
        readonly SheetTradeResponse: {
            /** @enum {string} */
            readonly trade: "general" | "demolition" | "framing" | "plumbing" | "electrical" | "openings" | "cabinets" | "surfaces" | "painting" | "appliances";
            /** @example Rosa Moreno */
            readonly name: string;
            /**
             * @description What we think it costs, in US dollars; 0 without a concept of ours.
             * @example 4200
             */
            readonly likelyUsd: number;
            readonly lines: readonly components["schemas"]["SheetLineResponse"][];
        };
        readonly Shell: {
            readonly outline: readonly {
                readonly x: number;
                readonly y: number;
            }[];
            readonly walls: readonly components["schemas"]["Wall"][];
            readonly ceiling: components["schemas"]["Ceiling"];
            readonly vents?: readonly {
                readonly x: number;
                readonly y: number;
            }[];
        };
        readonly SiblingBidResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /** @enum {string|null} */
            readonly priceBasis: "firm" | "after-visit" | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /** @example 41250 */
            readonly estimatedPrice: number | null;
            /** @example $41,250 */
            readonly quote: string | null;
            /**
             * @description As in BidResponse.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /**
             * Format: email
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string | null;
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            readonly trackToken: string;
        };
        readonly SiteLengthResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /**
             * @description What to measure and from where.
             * @example Newest concept for kitchen in 78704
             */
            readonly label: string;
            /**
             * @description As the plan has it, inches.
             * @example 144
             */
            readonly inches: number;
            /**
             * @description Inches.
             * @example 24
             */
            readonly least: number;
            /**
             * @description Inches.
             * @example 1200
             */
            readonly most: number;
        };
        readonly SiteVisitDto: {
            /**
             * @description Who measured, as it is printed on the plan.
             * @example Rosa Moreno
             */
            readonly name: string;
            /**
             * @description The version of the design that the form showed: where somebody else has measured since, the call is refused.
             * @example 1
             */
            readonly baseVersion: number;
            readonly lengths: readonly components["schemas"]["TypedLengthDto"][];
        };
        readonly SiteVisitResponse: {
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /**
             * @description Of the design, from 1.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: uri
             * @description The plan to hold beside the room.
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.svg
             */
            readonly floorPlanSvgUrl: string | null;
            readonly lengths: readonly components["schemas"]["SiteLengthResponse"][];
            /** @description Null where nobody has measured on site. */
            readonly verified: components["schemas"]["VerifiedResponse"] | null;
            /**
             * @description What these lengths changed, as sentences; empty where the form is only looked at.
             * @example [
             *       "South wall: 12'-0\", now 11'-9\"."
             *     ]
             */
            readonly changes: readonly string[];
        };
        readonly Slope: {
            /** @enum {string} */
            readonly ridge: "east-west" | "north-south";
            readonly ridgeAtIn: number;
            readonly ridgeIn: number;
            readonly kneeStartIn: number;
            readonly kneeEndIn: number;
        };
        readonly SowDraftResponse: {
            /**
             * @example SCOPE OF WORK
             *
             *     1. Demolition …
             */
            readonly sowText: string;
            /** @description The contractor's bid that stands; only for their address and the invitation's key together. */
            readonly standing: components["schemas"]["StandingBidResponse"] | null;
            /** @description Of the contractor's own unit prices, those that this sheet has lines for; proof as for `standing`. */
            readonly priceBook: readonly components["schemas"]["BookedPriceResponse"][];
            readonly meta: components["schemas"]["DraftMetaResponse"];
        };
        readonly StandingBidResponse: {
            /** @enum {string|null} */
            readonly priceBasis: "firm" | "after-visit" | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string;
            /** @example 41250 */
            readonly estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Parking behind the house. */
            readonly notes: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /** @example https://live-oak-kitchens.example/work */
            readonly references: string | null;
            /** @description By trade and line; empty where the bid is one sum. What is not in it is not mentioned. */
            readonly answers: readonly components["schemas"]["BidAnswerResponse"][];
            /**
             * @description US dollars before work starts.
             * @example 1000
             */
            readonly depositUsd: number | null;
            /**
             * @description When what is paid after the deposit, in the contractor's words.
             * @example 30 % at rough-in, 50 % when cabinets are set, the rest when the punch list is done
             */
            readonly paymentSchedule: string | null;
            /**
             * @description On labor.
             * @example 24
             */
            readonly warrantyMonths: number | null;
            /**
             * @description The revision of the request that was priced, counted from 1; null where the bid does not say.
             * @example 1
             */
            readonly pricedRevision: number | null;
        };
        readonly StatusSetResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            readonly bid: components["schemas"]["AdminBidResponse"];
        };
        readonly SubmissionVersionResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /** @example 1 */
            readonly version: number;
            /**
             * Format: email
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string;
            /** @example 41250 */
            readonly estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string;
            /** @example Parking behind the house. */
            readonly notes: string | null;
            /** @example true */
            readonly confirmedByMail: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-22T08:00:00.000Z
             */
            readonly withdrawnAt: string | null;
            /** @example We are booked until spring. */
            readonly withdrawnReason: string | null;
        };
        readonly SubmitBidDto: {
            /**
             * @description US dollars, a number or a text like "$12,500" or "12.5k"; blank means the price follows.
             * @example 41250
             */
            readonly estimatedPrice?: number | string;
            /**
             * @description firm: as it stands; after-visit: firm once the contractor has seen the place.
             * @enum {string}
             */
            readonly priceBasis?: "firm" | "after-visit";
            /**
             * @description US dollars before work starts.
             * @example 1000
             */
            readonly depositUsd?: number | string;
            /** @example rosa@example.com */
            readonly userEmail: string;
            /** @example bids@live-oak-kitchens.example */
            readonly contractorEmail: string;
            /**
             * @description The scope of work.
             * @example Remove the cabinets; hang new ones; set quartz counters.
             */
            readonly scope: string;
            /** @example 6 weeks from mid-January */
            readonly timeline?: string;
            /** @example Parking behind the house. */
            readonly notes?: string;
            /**
             * @description Licenses and insurance; without it the profile's.
             * @example TX-104233
             */
            readonly licenses?: string;
            /** @example https://live-oak-kitchens.example/work */
            readonly references?: string;
            /** @description By trade and line: what is not in it is not mentioned. Without it the bid is one sum. */
            readonly answers?: readonly components["schemas"]["BidAnswerDto"][];
            /**
             * @description When what is paid after the deposit.
             * @example 30 % at rough-in, 50 % when cabinets are set, the rest when the punch list is done
             */
            readonly paymentSchedule?: string;
            /**
             * @description On labor, in months.
             * @example 24
             */
            readonly warrantyMonths?: number;
            /**
             * @description The revision of the request that is priced, as the draft said it (`meta.revision`).
             * @example 1
             */
            readonly revision?: number;
            /**
             * @description True: the unit prices of the priced lines are kept, to fill the contractor's next bid.
             * @example true
             */
            readonly keepPrices?: boolean;
            /** @description The contractor's own files, as POST /api/upload answered them. */
            readonly files?: readonly components["schemas"]["SentFileDto"][];
            /**
             * @description The bid this answers; without it the open bid of the two addresses is found.
             * @example PL-7K3QX9TA
             */
            readonly bidId?: string;
            /**
             * @description The invitation's key, which proves the contractor's mailbox.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly key?: string;
        };
        readonly SubmitBidResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
            /**
             * @description PL-7K3QX9
             * @example PL-7K3QX9TA
             */
            readonly bidId: string;
            /**
             * @description 1 for the first answer, 2 for its first correction …
             * @example 1
             */
            readonly version: number;
            /** @example true */
            readonly confirmedByMail: boolean;
            /**
             * @description How much the price is above (positive) or under the sum of the trades; null where they agree. US dollars.
             * @example null
             */
            readonly gapUsd: number | null;
        };
        readonly SummaryFileDto: {
            /** @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg */
            readonly imageUrl?: string;
            /** @example Rosa Moreno */
            readonly name?: string;
        };
        readonly Surcharge: {
            readonly low: number;
            readonly likely: number;
            readonly high: number;
            readonly percent: number;
            readonly text: string;
        };
        readonly Survey: {
            readonly photos: readonly components["schemas"]["SurveyPhoto"][];
            readonly shell: components["schemas"]["Shell"];
            readonly openings: readonly components["schemas"]["Opening"][];
            readonly existing: readonly components["schemas"]["ExistingThing"][];
            readonly lengths: readonly components["schemas"]["SurveyLength"][];
            /** @enum {string} */
            readonly measuredBy: "homeowner" | "contractor" | "tape" | "scan";
        };
        readonly SurveyCreatedResponse: {
            readonly survey: components["schemas"]["Survey"];
            /**
             * @description To be sent as `x-survey-secret` by whoever looks at the survey or changes it.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly secret: string;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /**
             * @description From 1; one more with each change.
             * @example 1
             */
            readonly version: number;
        };
        readonly SurveyLength: {
            /** @enum {string} */
            readonly of: "wall" | "ceiling" | "opening-offset" | "opening-width" | "opening-height" | "opening-sill" | "thing-place";
            readonly on?: string;
            readonly inches: number;
            readonly spreadIn: number;
            /** @enum {string} */
            readonly source: "photo" | "found" | "scan" | "typed" | "assumed";
        };
        readonly SurveyLine: {
            readonly x1: number;
            readonly y1: number;
            readonly x2: number;
            readonly y2: number;
            /** @enum {string} */
            readonly axis: "x" | "y" | "z";
        };
        readonly SurveyMark: {
            readonly u: number;
            readonly v: number;
            readonly spread: number;
            /** @enum {string} */
            readonly corner: "floor-left" | "floor-right" | "ceiling-left" | "ceiling-right";
        } | {
            readonly u: number;
            readonly v: number;
            readonly spread: number;
            /** @enum {string} */
            readonly edge: "back-floor" | "back-ceiling" | "left-floor" | "left-ceiling" | "right-floor" | "right-ceiling" | "back-left" | "back-right";
        } | {
            readonly u: number;
            readonly v: number;
            readonly spread: number;
            readonly outline: number;
            /** @enum {string} */
            readonly level: "floor" | "ceiling";
        } | {
            readonly u: number;
            readonly v: number;
            readonly spread: number;
            readonly opening: string;
        };
        readonly SurveyPhoto: {
            readonly imageUrl: string;
            readonly focal35mm?: number;
            readonly camera: components["schemas"]["RoomCamera"];
            readonly spread: components["schemas"]["CameraSpread"];
            readonly marks: readonly components["schemas"]["SurveyMark"][];
            readonly lines?: readonly components["schemas"]["SurveyLine"][];
        };
        readonly SurveyResponse: {
            readonly survey: components["schemas"]["Survey"];
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly id: string;
            /**
             * @description From 1; one more with each change.
             * @example 1
             */
            readonly version: number;
        };
        readonly TrackedBidResponse: {
            /** @enum {string} */
            readonly status: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received";
            /**
             * @description firm, or after-visit; null where the contractor did not say.
             * @enum {string|null}
             */
            readonly priceBasis: "firm" | "after-visit" | null;
            readonly terms: components["schemas"]["BidTermsResponse"];
            /**
             * @description PL-7K3QX9
             * @example PL-7K3QX9TA
             */
            readonly code: string;
            readonly history: readonly components["schemas"]["HistoryEntryResponse"][];
            readonly proposals: readonly components["schemas"]["ProposalResponse"][];
            readonly siblings: readonly components["schemas"]["SiblingBidResponse"][];
            readonly design: components["schemas"]["TrackedDesignResponse"];
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string;
            /**
             * @description What a person reads out: PL-7K3QX9.
             * @example PL-7K3QX9TA
             */
            readonly bidId: string;
            /**
             * Format: email
             * @example rosa@example.com
             */
            readonly userEmail: string;
            /**
             * Format: email
             * @description Null before the contractor has answered, unless an administrator asks.
             * @example bids@live-oak-kitchens.example
             */
            readonly contractorEmail: string | null;
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly contractorId: string | null;
            /** @example Live Oak Kitchens */
            readonly companyName: string | null;
            /** @example true */
            readonly hasContractor: boolean;
            /**
             * Format: date-time
             * @description When the homeowner asked; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly submittedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the contractor answered.
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-27T15:04:05.000Z
             */
            readonly respondBy: string | null;
            /**
             * @description US dollars.
             * @example 41250
             */
            readonly estimatedPrice: number | null;
            /**
             * @description The price as text; "Price to follow" where the contractor left it blank.
             * @example $41,250
             */
            readonly quote: string | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /** @example Remove the cabinets; hang new ones; set quartz counters. */
            readonly scope: string | null;
            /**
             * @description The contractor's message.
             * @example Parking behind the house.
             */
            readonly notes: string | null;
            /** @example TX-104233 */
            readonly licenses: string | null;
            /**
             * @description What is known of the contractor's license, as a sentence; null where none was asked for and none is said.
             * @example Licensed, as they say
             */
            readonly licenseNote: string | null;
            /** @example https://live-oak-kitchens.example/work */
            readonly references: string | null;
            readonly attachments: readonly components["schemas"]["AttachmentResponse"][];
            /** @example kitchen */
            readonly category: string | null;
            /** @example 78704 */
            readonly zipCode: string;
            /** @example Austin */
            readonly city: string | null;
            /** @example Farmhouse kitchen with an island */
            readonly designTitle: string;
            /**
             * @description False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet.
             * @example true
             */
            readonly confirmedByMail: boolean | null;
            /**
             * Format: date-time
             * @description When the homeowner called the request off.
             * @example 2026-11-21T09:00:00.000Z
             */
            readonly calledOffAt: string | null;
        };
        readonly TrackedDesignResponse: {
            /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
            readonly _id: string | null;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/designs/01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04/plan.png
             */
            readonly floorPlanUrl: string | null;
            /**
             * Format: uri
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
        };
        readonly TypedLengthDto: {
            /**
             * @description As the form named it.
             * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04
             */
            readonly id: string;
            /**
             * @description Inches.
             * @example 144
             */
            readonly inches: number;
        };
        readonly Understood: {
            readonly field: string;
            readonly said: string;
            readonly meaning: string;
        };
        readonly UnitPriceChangeDto: {
            /**
             * @description US dollars a unit, a number or a text like "$12.50"; blank deletes it.
             * @example 310
             */
            readonly unitUsd?: number;
            /** @example drywall */
            readonly price: string;
            /** @example each */
            readonly unit: string;
        };
        readonly UnitPriceResponse: {
            /**
             * @description Id of the unit price in the price table.
             * @example drywall
             */
            readonly price: string;
            /**
             * @description What it is a price of.
             * @example Base cabinet
             */
            readonly item: string;
            /** @example each */
            readonly unit: string;
            /**
             * @description US dollars a unit.
             * @example 310
             */
            readonly unitUsd: number;
            /**
             * Format: date-time
             * @description When a bid or the contractor set it last; ISO 8601.
             * @example 2026-11-20T15:04:05.000Z
             */
            readonly updatedAt: string;
        };
        readonly UnsubscribeDto: {
            /** @example rosa@example.com */
            readonly email?: string;
            /**
             * @description The token of the mailed link.
             * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
             */
            readonly link?: string;
        };
        readonly UnsubscribeResponse: {
            /** @example Sent to 3 contractors near 78704. */
            readonly message: string;
        };
        readonly UploadDto: {
            /**
             * @description 1 to 20 photos or videos of at most 10 MB each; for a bid also PDFs.
             * @example [
             *       "http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg"
             *     ]
             */
            readonly files: readonly string[];
            /**
             * @description room: a homeowner's; bid: a contractor's own, which may be PDF.
             * @default room
             * @enum {string}
             */
            readonly purpose: "room" | "bid";
            /**
             * @description Five digits; taken from the address where it is missing.
             * @example 78701
             */
            readonly zipCode?: string;
            /**
             * @description The lens's focal length of each file as if on 35 mm film, in millimetres (4 to 400), or null: a JSON list in the
             *     order of `files`, for photos whose EXIF was lost when they were made smaller. Read from the files themselves else.
             * @example [26, null]
             */
            readonly focalLengths?: string;
            /** @example 1100 Congress Ave, Austin, TX 78701 */
            readonly fullAddress?: string;
        };
        readonly UploadResponse: {
            /** @description In the order sent; a file that was sent twice in one request is here once. */
            readonly files: readonly components["schemas"]["UploadedFileResponse"][];
        };
        readonly UploadedFileResponse: {
            /**
             * Format: uri
             * @description Absolute address of the safe copy: a picture (JPEG) or a video; a PDF as it came.
             * @example http://localhost:3000/files/uploads/3f2b8a6f1c04.jpg
             */
            readonly imageUrl: string;
            /**
             * Format: uri
             * @description Null for videos and PDFs.
             * @example http://localhost:3000/files/uploads/9d553f2b8a6f.jpg
             */
            readonly thumbnailUrl: string | null;
            /**
             * @description The file's name as it was sent.
             * @example Rosa Moreno
             */
            readonly name: string;
            /**
             * @description MIME type of what `imageUrl` gives.
             * @example image/jpeg
             */
            readonly type: string;
            /**
             * @description Bytes of what `imageUrl` gives.
             * @example 812345
             */
            readonly size: number;
            /**
             * @description Pixels, upright; null for a PDF.
             * @example 1200
             */
            readonly width: number | null;
            /**
             * @description Pixels, upright; null for a PDF.
             * @example 1600
             */
            readonly height: number | null;
            /**
             * @description Of the lens as if on 35 mm film, millimetres; null where neither the photo nor the form told it.
             * @example 26
             */
            readonly focalLength35mm: number | null;
        };
        readonly VerifiedResponse: {
            /** @example Rosa Moreno */
            readonly name: string;
            /**
             * @description ISO date
             * @example 2026-11-23
             */
            readonly on: string;
        };
        readonly Wall: {
            readonly id: string;
            /** @enum {string} */
            readonly side: "north" | "east" | "south" | "west";
            readonly exterior: boolean;
            readonly bearing?: boolean;
            readonly wet?: boolean;
        };
        readonly WithdrawDto: {
            /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
            readonly token: string;
            /** @example We found somebody else. */
            readonly reason?: string;
            /**
             * @description True: the bid was sent by somebody else under my address.
             * @example false
             */
            readonly notMe?: boolean;
        };
        readonly WithdrawalResponse: {
            /** @example PL-7K3QX9TA */
            readonly bidId: string;
            /** @example Farmhouse kitchen with an island */
            readonly title: string;
            /** @example 41250 */
            readonly estimatedPrice: number | null;
            /** @example 6 weeks from mid-January */
            readonly timeline: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:00:00.000Z
             */
            readonly receivedAt: string;
            /** @example false */
            readonly withdrawn: boolean;
        };
        readonly WouldBeAskedResponse: {
            /** @example Live Oak Kitchens */
            readonly companyName: string;
            /**
             * @example [
             *       "kitchen"
             *     ]
             */
            readonly categories: readonly string[];
            /** @example Austin */
            readonly city: string | null;
            /**
             * @description Miles between the two ZIP codes.
             * @example 4.2
             */
            readonly distanceMi: number;
            /** @example 4.5 */
            readonly rating: number | null;
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
    readonly ContractorsAdmin_contractors: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Items a page.
                 * @example 10
                 */
                readonly pageSize?: number;
                /** @example live oak */
                readonly search?: string;
                /** @example 78704 */
                readonly zip?: string;
                /** @example kitchen */
                readonly category?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractorsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Preview_emailPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailPreviewResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Preview_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_bids: {
        readonly parameters: {
            readonly query?: {
                readonly status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description true: only bids that no contractor of the list has. */
                readonly unassigned?: "true";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                readonly sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /** @example 10 */
                readonly pageSize?: number;
                /**
                 * @description From 1; past row 10,000 go on by cursor.
                 * @example 1
                 */
                readonly page?: number;
                /** @description `nextCursor` or `previousCursor` of an answer sorted by submittedAt; goes before `page`. */
                readonly cursor?: string;
                /**
                 * @description The homeowner's e-mail, or a part of it.
                 * @example rosa@example.com
                 */
                readonly userEmail?: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly contractorId?: string;
                /** @example 78704 */
                readonly zipCode?: string;
                /**
                 * @description Two letters: TX.
                 * @example TX
                 */
                readonly state?: string;
                /**
                 * @description The kind of room: kitchen, bathroom and so on.
                 * @example kitchen
                 */
                readonly category?: string;
                /**
                 * @description One of the bid's tags, whole, in upper and lower case as it was written.
                 * @example vip
                 */
                readonly tag?: string;
                /**
                 * @description Submitted on this day (UTC) or later: YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                readonly from?: string;
                /**
                 * @description Submitted on this day (UTC) or earlier: YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                readonly to?: string;
                /**
                 * @description In e-mails, code, company, design, scope and tags; at least three letters or digits.
                 * @example live oak
                 */
                readonly search?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminBidsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_bulkResend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkResendDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkResendResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_bulkStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkStatusDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkStatusResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_bidsCsv: {
        readonly parameters: {
            readonly query?: {
                readonly status?: "sent" | "pending" | "selected" | "declined" | "processing" | "done" | "failed" | "received" | "all";
                /** @description true: only bids that no contractor of the list has. */
                readonly unassigned?: "true";
                /** @description A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
                readonly sort?: "-submittedAt" | "submittedAt" | "-createdAt" | "createdAt" | "-id" | "id" | "-bidId" | "bidId" | "-status" | "status" | "-userEmail" | "userEmail" | "-contractorEmail" | "contractorEmail" | "-companyName" | "companyName" | "-estimatedPrice" | "estimatedPrice" | "-quote" | "quote" | "-timeline" | "timeline" | "-zipCode" | "zipCode" | "-category" | "category" | "-receivedAt" | "receivedAt" | "-tags" | "tags";
                /**
                 * @description The homeowner's e-mail, or a part of it.
                 * @example rosa@example.com
                 */
                readonly userEmail?: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly contractorId?: string;
                /** @example 78704 */
                readonly zipCode?: string;
                /**
                 * @description Two letters: TX.
                 * @example TX
                 */
                readonly state?: string;
                /**
                 * @description The kind of room: kitchen, bathroom and so on.
                 * @example kitchen
                 */
                readonly category?: string;
                /**
                 * @description One of the bid's tags, whole, in upper and lower case as it was written.
                 * @example vip
                 */
                readonly tag?: string;
                /**
                 * @description Submitted on this day (UTC) or later: YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                readonly from?: string;
                /**
                 * @description Submitted on this day (UTC) or earlier: YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                readonly to?: string;
                /**
                 * @description In e-mails, code, company, design, scope and tags; at least three letters or digits.
                 * @example live oak
                 */
                readonly search?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_myBids: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Bids a page.
                 * @example 10
                 */
                readonly pageSize?: number;
                /** @example rosa@example.com */
                readonly userEmail: string;
                /**
                 * @description The proof of the mailbox, from the link mailed by POST /api/bids/my-link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly link?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyBidsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_mailMyLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyLinkDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HeldRequests_about: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HeldRequestResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HeldRequests_confirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendToContractorsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_resendToUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResendToUserDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_submit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitBidDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmitBidResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_track: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackedBidResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_callOff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallOffDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_level: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LevellingResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_withdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_withdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawalResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Tracking_propose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentProposalDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProposalSentResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_invitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @example bids@live-oak-kitchens.example */
                readonly "x-contractor-email"?: string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly "x-bid-key"?: string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_newLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewInvitationLinkDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_notInterested: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotInterestedDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_prices: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @example bids@live-oak-kitchens.example */
                readonly "x-contractor-email": string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly "x-bid-key": string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceBookResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_changePrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @example bids@live-oak-kitchens.example */
                readonly "x-contractor-email": string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly "x-bid-key": string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceBookDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceBookResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScopeOfWork_draft: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @example bids@live-oak-kitchens.example */
                readonly "x-contractor-email": string;
                /**
                 * @description The invitation's key
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly "x-bid-key"?: string;
            };
            readonly path: {
                /** @example PL-7K3QX9TA */
                readonly bidId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SowDraftResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EmailLogs_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailLogsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EmailLogs_csv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_meta: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BidMetaDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BidMetaResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResendDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BidsAdmin_status: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetStatusDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatusSetResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_listBids: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AdminBidResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_summary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BidsSummaryResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_knownTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KnownTagsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_oneBid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminBidDetailResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_listContractors: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ContractorResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_oneContractor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractorResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Console_editContractor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditContractorDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractorResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleDesigns_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ConsoleDesignResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleDesigns_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDesignResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleDesigns_rerun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDesignResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleEmails_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ConsoleEmailResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleEmails_summary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailsSummaryResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleEmails_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleEmailWholeResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleEmails_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResendEmailResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EventsConsole_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path: {
                /** @example bids */
                readonly service: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["InboxEventResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EventsConsole_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example bids */
                readonly service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InboxEventDetailResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EventsConsole_replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example bids */
                readonly service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InboxEventResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EventsConsole_skip: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example bids */
                readonly service: string;
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InboxEventResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly JobsConsole_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example bids */
                readonly service: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["JobCountsResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleUploads_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ConsoleUploadResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleUploads_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleUploadResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ConsoleUploads_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleUploadResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Contractors_confirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Contractors_newLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Contractors_confirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmationResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ContractorsAdmin_contractorsCsv: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description In company, contact or e-mail.
                 * @example live oak
                 */
                readonly search?: string;
                /** @example 78704 */
                readonly zip?: string;
                /** @example kitchen */
                readonly category?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Contractors_join: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DesignJobs_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateDesignDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DesignJobCreatedResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Briefs_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateDesignDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DesignJobs_recent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DesignResponse"][];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The admin token is missing or wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PictureWebhooks_hear: {
        readonly parameters: {
            readonly query: {
                readonly call: string;
            };
            readonly header?: {
                /** @description v1, and an HMAC-SHA256 of id, time and body. */
                readonly "webhook-signature"?: string;
                /** @description Seconds since 1970, within five minutes of ours. */
                readonly "webhook-timestamp"?: string;
                /** @description The same again is a redelivery. */
                readonly "webhook-id"?: string;
            };
            readonly path: {
                /** @example embedded */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Drawings_cabinets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly designId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Drawings_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly designId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DrawingsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Drawings_pdf: {
        readonly parameters: {
            readonly query?: {
                /** @description Letter (ANSI A) where it is not said, or tabloid (ANSI B), whose elevations stand at a larger scale. */
                readonly paper?: "letter" | "tabloid";
            };
            readonly header?: never;
            readonly path: {
                readonly designId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Drawings_sheet: {
        readonly parameters: {
            readonly query?: {
                /** @description Letter (ANSI A) where it is not said, or tabloid (ANSI B), whose elevations stand at a larger scale. */
                readonly paper?: "letter" | "tabloid";
            };
            readonly header?: never;
            readonly path: {
                readonly designId: string;
                /** @description Its number, as the list of drawings tells it */
                readonly sheet: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Drawings_quantities: {
        readonly parameters: {
            readonly query?: {
                /** @description `none` leaves out prices and their sources, for whoever is to price the quantities. */
                readonly prices?: "none" | "shown";
            };
            readonly header?: never;
            readonly path: {
                readonly designId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DesignJobs_get: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Holds the answer back until there is a first look or the concept has ended, for 2.5 s at most; without it the answer
                 *     comes at once.
                 */
                readonly until?: "end" | "preview";
            };
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly jobId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DesignJobResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DesignJobs_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly jobId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DesignJobResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Geocode_reverse: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Degrees north.
                 * @example 30.25
                 */
                readonly lat: number;
                /**
                 * @description Degrees east.
                 * @example -97.75
                 */
                readonly lng: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReverseGeocodeResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Opening_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenMailDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedMailResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MyData_export: {
        readonly parameters: {
            readonly query: {
                /** @example rosa@example.com */
                readonly email: string;
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly link: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyDataResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MyData_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyDataProof"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MyData_request: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyDataRequestDto"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Favourites_sendSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendSummaryDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Bidding_sendToContractors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendToContractorsDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendToContractorsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Settings_settings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SiteVisits_form: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description For whoever asked for the design the `siteKey` of POST /api/designs; for an invited contractor that of the draft
                 * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_cf4.q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly siteKey: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteVisitResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SiteVisits_measure: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /**
                 * @description For whoever asked for the design the `siteKey` of POST /api/designs; for an invited contractor that of the draft
                 * @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04_cf4.q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly siteKey: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteVisitDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteVisitResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Surveys_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateSurveyDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyCreatedResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Surveys_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly "x-survey-secret": string;
            };
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Surveys_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo */
                readonly "x-survey-secret": string;
            };
            readonly path: {
                /** @example 01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeSurveyDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Unsubscribe_open: {
        readonly parameters: {
            readonly query?: {
                /** @example rosa@example.com */
                readonly email?: string;
                /**
                 * @description The token of the mailed link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly link?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Unsubscribe_unsubscribe: {
        readonly parameters: {
            readonly query?: {
                /** @example rosa@example.com */
                readonly email?: string;
                /**
                 * @description The token of the mailed link.
                 * @example q7mXh2Vd0bN4sT9kLw3yRzAc8EfGuJpo
                 */
                readonly link?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UnsubscribeDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnsubscribeResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Upload_upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key and body give the same answer for 24 hours. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["UploadDto"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Changed meanwhile, used already, or the same call is in flight. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than this call takes. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a kind of content that this call takes. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Cannot be read, or the idempotency key was used with another body. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Files_file: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: unknown;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": string;
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours: one answer for both. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Health_live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LiveResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part that is needed is away; Retry-After says when to try again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Health_ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The database answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadyResponse"] | components["schemas"]["ProductReadyResponse"];
                };
            };
            /** @description What was sent breaks a rule; `details` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for who asks. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked under a name that is not this instance. */
            readonly 421: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to try again. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and headers are longer than 16 KB. */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The database is away. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadyResponse"] | components["schemas"]["ProductReadyResponse"];
                };
            };
        };
    };
}

export type Adjustment = components['schemas']['AdjustmentResponse'];
export type AdminBid = components['schemas']['AdminBidResponse'];
export type AdminBidDetail = components['schemas']['AdminBidDetailResponse'];
export type AppointmentProposal = components['schemas']['ProposalResponse'];
export type AppointmentRequest = components['schemas']['AppointmentProposalDto'];
export type Attachment = components['schemas']['AttachmentResponse'];
export type BidAnswer = components['schemas']['BidAnswerResponse'];
export type BidHistoryEntry = components['schemas']['HistoryEntryResponse'];
export type BidMeta = components['schemas']['BidMetaDto'];
export type BidRequest = components['schemas']['SendToContractorsDto'];
export type BidRequestAnswer = components['schemas']['SendToContractorsResponse'];
export type BidSubmission = components['schemas']['SubmitBidDto'];
export type BidTerms = components['schemas']['BidTermsResponse'];
export type BidVersion = components['schemas']['SubmissionVersionResponse'];
export type BidsSummary = components['schemas']['BidsSummaryResponse'];
export type BookedPrice = components['schemas']['BookedPriceResponse'];
export type BulkResult = components['schemas']['BulkResultResponse'];
export type ConsoleDesign = components['schemas']['ConsoleDesignResponse'];
export type ConsoleUpload = components['schemas']['ConsoleUploadResponse'];
export type Contractor = components['schemas']['ContractorResponse'];
export type ContractorConfirmation = components['schemas']['ConfirmationResponse'];
export type ContractorJoin = components['schemas']['JoinDto'];
export type DayCount = components['schemas']['DayCountResponse'];
export type Design = components['schemas']['DesignResponse'];
export type DesignJob = components['schemas']['DesignJobResponse'];
export type DesignMeta = components['schemas']['DesignMeta'];
export type DesignPicture = components['schemas']['DesignPictureResponse'];
export type DesignRequest = components['schemas']['CreateDesignDto'];
export type Drawings = components['schemas']['DrawingsResponse'];
export type Email = components['schemas']['ConsoleEmailResponse'];
export type EmailLog = components['schemas']['EmailLogResponse'];
export type EmailsSummary = components['schemas']['EmailsSummaryResponse'];
export type ConceptSurvey = components['schemas']['ConceptSurvey'];
export type Estimate = components['schemas']['Estimate'];
export type EstimateLine = components['schemas']['EstimateLine'];
export type ExistingThing = components['schemas']['ExistingThing'];
export type Finding = components['schemas']['Finding'];
export type HeldRequest = components['schemas']['HeldRequestResponse'];
export type InboxEvent = components['schemas']['InboxEventResponse'];
export type Invitation = components['schemas']['InvitationResponse'];
/** A placed thing: one of the kinds of the catalogue. */
export type Item = components['schemas']['Item'];
export type JobCounts = components['schemas']['JobCountsResponse'];
export type LevelCell = components['schemas']['LevelCellResponse'];
export type LevelledBid = components['schemas']['LevelledBidResponse'];
export type LevelledTrade = components['schemas']['LevelledTradeResponse'];
export type Levelling = components['schemas']['LevellingResponse'];
export type Message = components['schemas']['MessageResponse'];
export type MyBid = components['schemas']['MyBidResponse'];
export type MyBids = components['schemas']['MyBidsResponse'];
export type MyData = components['schemas']['MyDataResponse'];
export type OpenedMail = components['schemas']['OpenedMailResponse'];
export type Opening = components['schemas']['Opening'];
export type Place = components['schemas']['ReverseGeocodeResponse'];
export type Preview = components['schemas']['PreviewResponse'];
export type PreviewContractor = components['schemas']['PreviewContractorResponse'];
export type PreviewDesign = components['schemas']['PreviewDesignResponse'];
export type PreviewRequest = components['schemas']['PreviewDto'];
export type PreviewUpload = components['schemas']['PreviewUploadResponse'];
export type PriceBook = components['schemas']['PriceBookResponse'];
export type PriceSpan = components['schemas']['PriceSpan'];
export type Quantity = components['schemas']['Quantity'];
export type Question = components['schemas']['Question'];
export type Reading = components['schemas']['Reading'];
export type Room = components['schemas']['Room'];
export type RoomCamera = components['schemas']['RoomCamera'];
export type ScopeDraft = components['schemas']['SowDraftResponse'];
export type Settings = components['schemas']['SettingsResponse'];
export type SheetLine = components['schemas']['SheetLineResponse'];
export type SheetTrade = components['schemas']['SheetTradeResponse'];
export type RequestChange = components['schemas']['RequestChangeResponse'];
export type SiblingBid = components['schemas']['SiblingBidResponse'];
export type SiteLength = components['schemas']['SiteLengthResponse'];
export type SiteVisit = components['schemas']['SiteVisitResponse'];
export type SiteVisitRequest = components['schemas']['SiteVisitDto'];
export type StandingBid = components['schemas']['StandingBidResponse'];
export type Survey = components['schemas']['Survey'];
export type SurveyAnswer = components['schemas']['SurveyResponse'];
export type SurveyChange = components['schemas']['ChangeSurveyDto'];
export type SurveyCreated = components['schemas']['SurveyCreatedResponse'];
export type SurveyLength = components['schemas']['SurveyLength'];
export type SurveyMark = components['schemas']['SurveyMark'];
export type SurveyPhoto = components['schemas']['SurveyPhoto'];
export type SurveyRequest = components['schemas']['CreateSurveyDto'];
export type SummaryRequest = components['schemas']['SendSummaryDto'];
export type TrackedBid = components['schemas']['TrackedBidResponse'];
export type UnitPrice = components['schemas']['UnitPriceResponse'];
export type UploadedFile = components['schemas']['UploadedFileResponse'];
export type WholeEmail = components['schemas']['ConsoleEmailWholeResponse'];
export type WholeInboxEvent = components['schemas']['InboxEventDetailResponse'];
export type Withdrawal = components['schemas']['WithdrawalResponse'];
export type WithdrawalRequest = components['schemas']['WithdrawDto'];
export type BidsCsvQuery = NonNullable<operations['BidsAdmin_bidsCsv']['parameters']['query']>;
export type ContractorsCsvQuery = NonNullable<operations['ContractorsAdmin_contractorsCsv']['parameters']['query']>;
