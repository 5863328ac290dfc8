import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ProductId } from '#shared/contract/product.ts'

import { Deferred } from '../../app/deferred.tsx'
import { TrackButton } from '../../app/track-button.tsx'
import { Track, TrackHead } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/text.tsx'
import { PostPicture, Voices } from '../../ui/voices.tsx'
import { galleryQuery } from './queries.ts'
import { useExtras } from './use-extras.ts'

/** Approved pictures of shoppers. Nothing if there are none. */
export function SocialGallery({ id }: { id: ProductId }) {
  const extras = useExtras()
  const trackId = useId()
  return (
    <Deferred query={galleryQuery(extras, id)} fallback={null}>
      {(posts) =>
        posts.length > 0 && (
          <Voices as="section" room="above" aria-labelledby={`${trackId}-heading`}>
            <TrackHead>
              <Heading id={`${trackId}-heading`} size="heading">
                <FormattedMessage id="gallery.heading" />
              </Heading>
              <TrackButton trackId={trackId} step={-1} />
              <TrackButton trackId={trackId} step={1} />
            </TrackHead>
            <Track
              items="posts"
              id={trackId}
              data-track=""
              tabIndex={0}
              aria-labelledby={`${trackId}-heading`}
            >
              {posts.map(({ id: postId, picture, author }) => (
                <li key={postId}>
                  <PostPicture>
                    <img
                      loading="lazy"
                      src={picture.link}
                      alt={picture.alt}
                      width={480}
                      height={480}
                    />
                    {author !== null && (
                      <figcaption>
                        <FormattedMessage id="gallery.author" values={{ author }} />
                      </figcaption>
                    )}
                  </PostPicture>
                </li>
              ))}
            </Track>
          </Voices>
        )
      }
    </Deferred>
  )
}
