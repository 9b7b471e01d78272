import 'server-only'
import { array } from 'yup'
import { type Address, addressSchema } from '@/domain/account/address'
import { accountClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'
import { callerHeaders } from './caller'
import { readWithPage } from './with-page'

/** The member's delivery addresses. */
export const getAddresses = (): Promise<Address[] | undefined> =>
  readWithPage('addresses', async () =>
    readData(
      accountClient.user.me.addresses.$get(undefined, await callerHeaders()),
      array(addressSchema).required(),
    ),
  )
