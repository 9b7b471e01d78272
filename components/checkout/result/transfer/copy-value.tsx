import { CopyButton } from '@/components/orders/parts/copy-button'

interface CopyValueProps {
  label: string
  /** the shown value */
  shown: string
  /** the copied value, where it differs */
  value?: string
  isStrong?: boolean
}

/** A value to copy; for a <dl>. */
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
