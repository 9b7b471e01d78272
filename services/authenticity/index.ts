export { noteCheck } from './checks/check-code'
export { checkerOfCaller } from './checks/checker'
export { type BatchInput, batchNamed, type BatchRow, saveBatch } from './codes/batches'
export { importCodes } from './codes/import-codes'
export { blankCodes, issueCodes } from './codes/issue-codes'
export { recallBatch } from './recall/recall-batch'
export { hasOwnKey } from './signature'
export {
  batchesForStaff,
  codeForStaff,
  codesOfBatch,
  failuresForStaff,
  guessersForStaff,
  recallForStaff,
} from './staff/read'
