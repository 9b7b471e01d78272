import type { BoothStore } from '@/domain/photobooth/booth-store'
import { boothEntryPath } from '@/lib/pages/booth-address'

/** Entries of stores. */
export function StoreList({ stores }: { stores: readonly BoothStore[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {stores.map(({ _id, alias, name }) => (
        <li key={_id}>
          <a href={boothEntryPath(alias)} className="button button-secondary">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
