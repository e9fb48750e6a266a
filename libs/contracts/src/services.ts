/**
 * The services, each with the port it listens on when it runs as a process of its own. Each owns one Postgres schema of the
 * same name and one path set (see paths.ts).
 */
export const SERVICE_PORTS = {
  uploads: 3001,
  designs: 3002,
  bids: 3003,
  notifications: 3004,
} as const;
export type ServiceName = keyof typeof SERVICE_PORTS;
export const SERVICES = Object.keys(SERVICE_PORTS) as readonly ServiceName[];
