import * as v from 'valibot'

import { Picture } from '../media/picture.ts'

/** A message about how many people look at a product, or buy it. */
export const SocialProof = v.object({
  /** With the count in place of its placeholder. */
  message: v.string(),
  component: v.string(),
})
export type SocialProof = v.InferOutput<typeof SocialProof>

/** The social proof of listed products, by their ids. Most have none. */
export const ListedProof = v.record(v.string(), SocialProof)
export type ListedProof = v.InferOutput<typeof ListedProof>

/** A shopper's approved picture of a product. */
export const Post = v.object({
  id: v.string(),
  picture: Picture,
  author: v.nullable(v.string()),
})
export type Post = v.InferOutput<typeof Post>
