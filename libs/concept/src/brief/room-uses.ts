/** What a room within a basement may be for, and its name on a sheet. */
export const ROOM_USES = {
  theater: 'Movie room',
  gym: 'Gym',
  office: 'Office',
  workshop: 'Workshop',
  laundry: 'Laundry',
  storage: 'Storage',
  playroom: 'Playroom',
  craft: 'Craft room',
  music: 'Music room',
} as const satisfies Readonly<Record<string, string>>;
export type RoomUse = keyof typeof ROOM_USES;
export const roomUses = Object.keys(ROOM_USES) as [RoomUse, ...RoomUse[]];

/** The group of the walls that a room of its own has. */
export const groupOfRoom = (use: RoomUse): string => `room-${use}`;
/** What a room is for by the group of its walls. */
export const useOfGroup = (group: string | undefined): RoomUse | undefined =>
  roomUses.find((use) => group === groupOfRoom(use));
