import { boolean, object } from 'yup'
import { eachMailKind } from './mail-kinds'

/** Which kinds an address receives, as calls carry it. */
export const mailChoicesSchema = object(eachMailKind(() => boolean().required()))
