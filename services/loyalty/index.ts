export { grantPoints, pointEntriesOf, pointsFor, pointsOf } from './points'
export { returnPoints, spendPoints } from './spend'
export {
  type ActingLevel,
  actingLevelOf,
  allLevels,
  type FullLevel,
  levelOf,
  levelsOf,
  stagesOf,
} from './levels/levels'
export { newestLevelNews, levelView } from './levels/level-view'
export { raiseLevel } from './levels/move-level'
export { setLevels } from './levels/set-levels'
