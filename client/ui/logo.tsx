import { styled } from './theme.ts'

export const LogoLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  // Less where text is large.
  gap: 'min(1em, 5vw)',
  minHeight: '$control',
  fontSize: 'min(1.25rem, 9vw)',
  fontWeight: '$semibold',
  letterSpacing: '$heading',
  lineHeight: 1,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { flexShrink: 0 },
})
