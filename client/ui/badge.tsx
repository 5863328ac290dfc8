import { styled } from './theme.ts'

/** A short label on a picture. */
export const Badge = styled('span', {
  display: 'inline-block',
  padding: '0.2em 0.7em',
  borderRadius: '$pill',
  fontSize: '$tiny',
  fontWeight: '$semibold',
  lineHeight: '$text',
  backgroundColor: '$surface',
  color: '$ink',
  border: '1px solid transparent',
  variants: {
    tone: {
      paper: {},
      accent: { backgroundColor: '$accent', color: '$onAction' },
      night: { backgroundColor: '$night', color: '$onNight' },
    },
  },
  defaultVariants: { tone: 'paper' },
})

export const BadgePicture = styled('img', { height: '2rem', width: 'auto' })
