import { maskPhone } from '@/domain/account/phone'
import type { Address } from '@/domain/account/address'

type Lines = Pick<
  Address,
  'recipient_name' | 'phone_code' | 'phone_no' | 'address1' | 'address2' | 'ward' | 'district' | 'province'
>

/** An address as printed on a parcel. */
export function AddressLines({ address }: { address: Lines }) {
  const place = [address.ward, address.district, address.province].filter(Boolean).join(', ')
  return (
    <span className="grid gap-0.5 text-sm wrap-anywhere">
      <span>
        {address.recipient_name}
        <span className="text-muted">
          {' · '}
          {maskPhone(address)}
        </span>
      </span>
      <span>{[address.address1, address.address2].filter(Boolean).join(', ')}</span>
      <span className="text-muted">{place}</span>
    </span>
  )
}
