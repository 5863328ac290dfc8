import type { Picture } from '#shared/media/picture.ts'

import { atWidth } from '../../kit/picture-width.ts'

interface TilePictureProps {
  /** Shown without a text alternative, because the tile's words say the same. */
  picture: Picture | undefined
  /** In pixels. */
  width: number
  /** The ratio of the space that is kept for the picture. */
  ratio: readonly [width: number, height: number]
}

/** The picture of a tile, loaded when it comes near the screen. */
export function TilePicture({ picture, width, ratio }: TilePictureProps) {
  return (
    <div className="picture">
      {picture && (
        <img
          loading="lazy"
          decoding="async"
          src={atWidth(picture.link, width)}
          alt=""
          width={ratio[0]}
          height={ratio[1]}
        />
      )}
    </div>
  )
}
