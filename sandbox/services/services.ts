import { factory } from '../platform/env.ts'
import { captcha, captchaService } from './captcha.ts'
import { geocoding, geocodingService } from './geocoding.ts'
import { personalisation, personalisationService } from './personalisation.ts'
import { recommendations, recommendationService } from './recommendations/recommendations.ts'
import { reviews, reviewService } from './reviews/reviews.ts'
import { searchService, searchServiceDescription } from './search-service.ts'
import { socialProof, socialProofService } from './social-proof.ts'
import { subscriptions, subscriptionService } from './subscriptions/subscriptions.ts'
import { tags, tagService } from './tags.ts'
import { ugc, ugcService } from './ugc.ts'
import { videos, videoService } from './videos/videos.ts'

/** The external services of a shop, each in the format of its API at its path. */
export const services = factory
  .createApp()
  .route(recommendationService.path, recommendations)
  .route(searchServiceDescription.path, searchService)
  .route(personalisationService.path, personalisation)
  .route(subscriptionService.path, subscriptions)
  .route(geocodingService.path, geocoding)
  .route(reviewService.path, reviews)
  .route(socialProofService.path, socialProof)
  .route(ugcService.path, ugc)
  .route(videoService.path, videos)
  .route(tagService.path, tags)
  .route(captchaService.path, captcha)

/** The paths, keys and ids with which callers use each service. */
export const serviceDescriptions = {
  recommendations: recommendationService,
  search: searchServiceDescription,
  personalisation: personalisationService,
  subscriptions: subscriptionService,
  geocoding: geocodingService,
  reviews: reviewService,
  socialProof: socialProofService,
  ugc: ugcService,
  videos: videoService,
  tags: tagService,
  captcha: captchaService,
}
