import { array, type InferType, mixed, object, string } from 'yup'
import { email, giverName, required } from '../forms/fields'
import { texts } from '../forms/texts'
import { askedOf, isTopic } from './topics'

/** Most characters of a message, and most photos beside it. */
export const MESSAGE_LENGTH = 4_000
export const MESSAGE_PHOTOS = 5

/** Answers about a finished conversation (HLP-13). */
export const SATISFACTION = ['5', '4', '3', '2', '1'] as const

const short = (max: number) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .max(max, texts.max)
    .default('')

/** An order's reference, as it is typed: 'ng26 0716 a38j8'. */
const orderNumber = () =>
  short(40)
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s#.-]/g, '').toUpperCase() : value,
    )
    .test('order', 'Mã đơn hàng gồm chữ cái và chữ số, ví dụ NG260716A38J8', (value) =>
      /^[A-Z0-9]{0,30}$/.test(value),
    )

const photo = object({
  name: string()
    .max(200)
    .matches(/^\/media\/contact\/contact-[0-9a-f-]{36}-[\w-]{32}\.jpg$/, texts.wrongType)
    .required(),
})

const photos = () => array(photo).max(MESSAGE_PHOTOS, `Tối đa ${MESSAGE_PHOTOS} ảnh`).default([])

/** The topic decides whether an answer is needed. */
const askedBy = (what: 'order' | 'product') => (topic: unknown[]) =>
  askedOf(typeof topic[0] === 'string' ? topic[0] : '', what)

const message = () => required(MESSAGE_LENGTH, texts.messageRequired)

/** What the contact form asks (HLP-09, HLP-10). Each field names itself, as the e-mail's sentence does (FRM-03). */
export const contactFormSchema = object({
  customername: giverName(texts.nameRequired),
  customeremail: email(),
  customersubject: string()
    .max(40)
    .required(texts.topicRequired)
    .test('topic', texts.choose, (value) => !value || isTopic(value)),
  order_number: orderNumber().when('customersubject', (topic, schema) =>
    askedBy('order')(topic) === 'required' ? schema.required(texts.orderRequired) : schema,
  ),
  product: short(200).when('customersubject', (topic, schema) =>
    askedBy('product')(topic) === 'required' ? schema.required(texts.productRequired) : schema,
  ),
  customermessage: message(),
})
export type ContactForm = InferType<typeof contactFormSchema>

/** A message that opens a conversation. */
const contactMessageSchema = contactFormSchema.shape({ images: photos() })
export type ContactMessage = InferType<typeof contactMessageSchema>

/** POST /contact */
export const contactInputSchema = contactMessageSchema.shape({
  /** a field that no person sees: what fills it in is no person */
  website: string().max(500).default(''),
  recaptcha_token: string().max(4_096).optional(),
  /** of CONFIRM_SENDING, when the message is sent again without a token */
  confirmation: string().max(100).default(''),
})
export type ContactInput = InferType<typeof contactInputSchema>

export const replyFormSchema = object({ customermessage: message() })

/** POST /contact/threads/{token} */
export const replyInputSchema = replyFormSchema.shape({ images: photos() })
export type ReplyInput = InferType<typeof replyInputSchema>

/** POST /contact/threads/{token}/feedback: how good the answer was, and why. */
export const feedbackSchema = object({
  feedbackchat_0: mixed<(typeof SATISFACTION)[number]>()
    .transform((value: unknown) => (value === '' || value === null ? undefined : value))
    .oneOf(SATISFACTION, texts.choose)
    .required(texts.required),
  feedbackchat_1: required(1_000),
})
export type Feedback = InferType<typeof feedbackSchema>
