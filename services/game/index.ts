export { auditWheel } from './staff/audit'
export { listClaims, settleClaim } from './staff/claims'
export { importMission } from './staff/import-mission'
export { giveSpin, missionIdOf, missionsForStaff, oddsForStaff } from './staff/missions'
