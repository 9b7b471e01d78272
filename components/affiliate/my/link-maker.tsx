import { useTranslations } from 'next-intl'
import { CONTROL } from '@/components/forms/fields/field-frame'
import { CopyIconButton } from '@/components/sharing/copy-button'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr/qr-code'
import { Section } from '@/components/ui/section'
import { MY_AFFILIATE_PATH } from '@/lib/pages/routes'

export interface LinkWish {
  page: string
  sid: string
}

interface LinkMakerProps {
  wish: LinkWish
  /** null where the wished page is none that a link may lead to */
  link: string | null
  cookieDays: number
}

/** Makes a link and its QR code for any page of the shop. The form is a plain one: the server checks the page and draws the code. */
export function LinkMaker({ wish, link, cookieDays }: LinkMakerProps) {
  const t = useTranslations('affiliateMember.links')
  return (
    <Section title={t('title')}>
      <div className="grid items-start gap-6 tablet:grid-cols-[3fr_2fr]">
        {/* A form that GETs keeps the fragment: the made link, or why there is none, is in view. */}
        <form action={`${MY_AFFILIATE_PATH}#links`} method="get" className="grid gap-4">
          <div className="grid gap-1.5">
            <label htmlFor="affiliate-page" className="text-sm font-semibold">
              {t('page')}
            </label>
            <input
              id="affiliate-page"
              name="page"
              defaultValue={wish.page}
              maxLength={1_000}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              placeholder="/flash-sale"
              className={CONTROL}
              aria-invalid={link === null || undefined}
              aria-describedby={link === null ? 'affiliate-page-error' : 'affiliate-page-hint'}
            />
            <p id="affiliate-page-hint" className="text-sm text-muted">
              {t('pageHint')}
            </p>
            {link === null && (
              <p
                id="affiliate-page-error"
                role="alert"
                className="flex items-start gap-1.5 text-sm text-sale"
              >
                <Icon name="circle-alert" size={16} className="mt-0.5 shrink-0" />
                {t('foreign')}
              </p>
            )}
          </div>
          <div className="grid gap-1.5">
            <label htmlFor="affiliate-sid" className="text-sm font-semibold">
              {t('sid')}
            </label>
            <input
              id="affiliate-sid"
              name="sid"
              defaultValue={wish.sid}
              maxLength={40}
              autoCapitalize="none"
              autoComplete="off"
              className={CONTROL}
              aria-describedby="affiliate-sid-hint"
            />
            <p id="affiliate-sid-hint" className="text-sm text-muted">
              {t('sidHint')}
            </p>
          </div>
          <Button type="submit" className="justify-self-start">
            {t('make')}
          </Button>
        </form>
        {link !== null && <MadeLink link={link} cookieDays={cookieDays} />}
      </div>
    </Section>
  )
}

function MadeLink({ link, cookieDays }: { link: string; cookieDays: number }) {
  const t = useTranslations('affiliateMember.links')
  const days = useTranslations('affiliate')('days', { count: cookieDays })
  const withWords = t('words', { link })
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-white p-4 tablet:p-5">
      {[
        { name: t('made'), text: link, copy: t('copy'), copied: t('copied') },
        { name: t('withWords'), text: withWords, copy: t('copyWords'), copied: t('copiedWords') },
      ].map(({ name, text, copy, copied }) => (
        <div key={name}>
          <p className="text-sm font-semibold">{name}</p>
          <div className="flex items-start gap-1">
            <p data-link className="min-w-0 flex-1 py-2.5 text-sm wrap-anywhere">
              {text}
            </p>
            <CopyIconButton text={text} texts={{ copy, copied, copyFailed: t('copyFailed') }} />
          </div>
        </div>
      ))}
      <QrCode text={link} label={t('qr')} className="max-w-40" />
      <p className="text-sm text-muted">{t('validity', { days })}</p>
    </div>
  )
}
