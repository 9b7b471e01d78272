import { CopyButton } from '@/components/orders/parts/copy-button'

interface CopyValueProps {
  label: string
  /** as it is shown */
  shown: string
  /** as it is taken along, where that differs */
  value?: string
  isStrong?: boolean
}

/** Something to be typed elsewhere, taken along with one touch; for a <dl>. */
export function CopyValue({ label, shown, value = shown, isStrong = false }: CopyValueProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="shrink-0 text-sm text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center">
        <span
          translate="no"
          className={`min-w-0 text-right wrap-anywhere tabular-nums ${isStrong ? 'font-semibold' : ''}`}
        >
          {shown}
        </span>
        <CopyButton text={value} label={label} className="-mr-3" />
      </dd>
    </div>
  )
}
