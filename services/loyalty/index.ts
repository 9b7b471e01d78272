export { grantPoints, pointEntriesOf, pointsOf } from './points'
export { returnPoints, spendPoints } from './spend'
