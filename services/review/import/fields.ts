import type { FeedRow } from '../../feed'

/** Fields a column of reviews can be mapped to. */
export const FIELDS = [
  'id',
  'product_id',
  'product_sku',
  'product_handle',
  'product_name',
  'rating',
  'title',
  'details',
  'author',
  'email',
  'created_at',
  'language',
  'state',
  'images',
  'likes',
  'reply',
  'replied_at',
] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Partial<Record<Field, string>>

/** One record of a file of reviews. */
export type RawRow = FeedRow<Fields>

/** The fields that name the product. */
export const PRODUCT_FIELDS = ['product_id', 'product_sku', 'product_handle', 'product_name'] as const

export const FORMATS = ['judgeme', 'yotpo', 'shopify', 'csv'] as const
export type Format = (typeof FORMATS)[number]

interface Preset {
  /** a header with one of each of these is of this format */
  signs: readonly (readonly string[])[]
  columns: Readonly<Record<string, Field>>
}

/** The exports that need no mapping, in the order in which they are recognized; names as `columnKey` makes them. */
export const PRESETS: Readonly<Record<Exclude<Format, 'csv'>, Preset>> = {
  judgeme: {
    signs: [['body'], ['rating'], ['reviewer_name'], ['product_handle', 'product_id']],
    columns: {
      review_id: 'id',
      product_id: 'product_id',
      product_sku: 'product_sku',
      product_handle: 'product_handle',
      product_title: 'product_name',
      rating: 'rating',
      title: 'title',
      body: 'details',
      reviewer_name: 'author',
      reviewer_email: 'email',
      review_date: 'created_at',
      curated: 'state',
      picture_urls: 'images',
      reply: 'reply',
      reply_date: 'replied_at',
    },
  },
  yotpo: {
    signs: [['review_content'], ['review_score']],
    columns: {
      review_id: 'id',
      product_id: 'product_id',
      domain_key: 'product_id',
      sku: 'product_sku',
      product_sku: 'product_sku',
      product_title: 'product_name',
      product_name: 'product_name',
      review_score: 'rating',
      review_title: 'title',
      review_content: 'details',
      display_name: 'author',
      reviewer_display_name: 'author',
      user_display_name: 'author',
      reviewer_name: 'author',
      email: 'email',
      reviewer_email: 'email',
      date: 'created_at',
      review_date: 'created_at',
      review_creation_date: 'created_at',
      created_at: 'created_at',
      published: 'state',
      review_status: 'state',
      published_image_url: 'images',
      published_image_urls: 'images',
      review_votes_up: 'likes',
      comment_content: 'reply',
      comment_created_at: 'replied_at',
    },
  },
  shopify: {
    signs: [['product_handle'], ['rating'], ['body'], ['author'], ['state', 'created_at']],
    columns: {
      product_handle: 'product_handle',
      state: 'state',
      rating: 'rating',
      title: 'title',
      author: 'author',
      email: 'email',
      body: 'details',
      reply: 'reply',
      created_at: 'created_at',
      replied_at: 'replied_at',
    },
  },
}
