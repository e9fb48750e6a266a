/** The four services. Each owns one Postgres schema of the same name and one path set (see paths.ts). */
export const SERVICES = ['uploads', 'designs', 'bids', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The port each service listens on when it runs as a process of its own. */
export const SERVICE_PORTS: Readonly<Record<ServiceName, number>> = {
  uploads: 3001,
  designs: 3002,
  bids: 3003,
  notifications: 3004,
};
