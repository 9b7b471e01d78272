import Form from 'next/form'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A form for the page's query: works without JavaScript and gives the result an address. */
export function RecipientFilter({ path, to }: { path: string; to: string }) {
  const t = useTranslations('outbox')
  return (
    <Form action={path} role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor="outbox-to" className="text-sm font-semibold">
          {t('to')}
        </label>
        <input
          key={to}
          id="outbox-to"
          name="to"
          type="search"
          defaultValue={to}
          placeholder={t('toHint')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          className="mt-1 block min-h-11 w-full rounded-md border border-line-strong bg-white px-3 text-base placeholder:text-muted"
        />
      </div>
      <Button type="submit">
        <Icon name="search" />
        {t('find')}
      </Button>
      {to !== '' && (
        <Link
          href={path}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('all')}
        </Link>
      )}
    </Form>
  )
}
