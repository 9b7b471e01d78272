import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { MAIL_KINDS, type MailChoices } from '@/domain/mail-kinds'

interface ChoicesFormProps {
  token: string
  choices: MailChoices
}

/** All kinds of mail of one address. A plain form: it works without JavaScript. */
export function ChoicesForm({ token, choices }: ChoicesFormProps) {
  const t = useTranslations('unsubscribe')
  return (
    <form
      method="post"
      action={`/api/unsubscribe?token=${encodeURIComponent(token)}`}
      className="w-full text-left"
    >
      <input type="hidden" name="choice" value="save" />
      <fieldset className="rounded-lg border border-line bg-white">
        <legend className="sr-only">{t('title')}</legend>
        {MAIL_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-5 first-of-type:border-t-0"
          >
            <span className="first-letter:uppercase">{t(`kind.${kind}`)}</span>
            <input
              type="checkbox"
              name={kind}
              value="on"
              defaultChecked={choices[kind]}
              className="size-5 shrink-0 accent-accent"
            />
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="mt-6 w-full">
        {t('save')}
      </Button>
    </form>
  )
}
