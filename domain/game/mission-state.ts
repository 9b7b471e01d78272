/** Where a mission is by the clock of the games. */
export const MISSION_STATES = ['upcoming', 'running', 'ended'] as const
export type MissionState = (typeof MISSION_STATES)[number]
