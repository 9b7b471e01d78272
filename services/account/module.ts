import { type InferType, object, string } from 'yup'
import { settings } from '@/settings'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { accountLimits } from './limits'
import { accountApp } from './app'
import { sendResetMail } from './sign-in/reset-password'
import { picturesOfMembers } from './members/users'
import { deleteOldAccountData } from './retention'
import { ssoApp } from './sign-in/sso-app'
import { accountRemoved } from './templates/account-removed'
import { contactChanged } from './templates/contact-changed'
import { oneTimeCode } from './templates/one-time-code'
import { passwordChanged } from './templates/password-changed'
import { passwordReset } from './templates/password-reset'
import { unverifiedAddress } from './templates/unverified-address'
import { welcome } from './templates/welcome'

const resetMail = object({ email: string().required(), deviceId: string().defined().nullable() })

declare module '../jobs' {
  interface JobPayloads {
    'reset-password-mail': InferType<typeof resetMail>
  }
}

export const account = defineModule({
  name: 'account',
  apps: { account: accountApp, sso: ssoApp },
  jobs: [
    defineJob({
      name: 'reset-password-mail',
      payload: resetMail,
      run: ({ email, deviceId }) => sendResetMail(email, deviceId, settings.SITE_URL),
    }),
    defineJob({ name: 'forget-account-leftovers', cron: '47 20 * * *', run: deleteOldAccountData }),
  ],
  shownPictures: picturesOfMembers,
  limits: accountLimits,
  templates: [
    accountRemoved,
    contactChanged,
    oneTimeCode,
    passwordChanged,
    passwordReset,
    unverifiedAddress,
    welcome,
  ],
})
