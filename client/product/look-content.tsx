import { styled } from '../ui/theme.ts'

/** The film of a product, in the shape of the screen. */
export const FilmBox = styled('section', {
  display: 'grid',
  gap: '$l',
  justifyItems: 'center',
  marginTop: '$xxl',
  textAlign: 'center',
  '& video, & .screen': {
    width: '100%',
    maxWidth: '62rem',
    height: 'auto',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$night',
    '@md': { aspectRatio: '16 / 9' },
  },
})
