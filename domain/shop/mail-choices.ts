import { boolean, object } from 'yup'
import { byMailKind } from '../mail-kinds'

/** Which kinds an address receives, as calls carry it. */
export const mailChoicesSchema = object(byMailKind(() => boolean().required()))
