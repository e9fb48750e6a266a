import { useSyncExternalStore } from 'react';
import { type AdminMode, adminSession } from '../api/adminSession.js';

/** The current admin mode; the component renders again when it changes, in this tab or another. */
export const useAdminMode = (): AdminMode => useSyncExternalStore(adminSession.subscribe, adminSession.mode);
