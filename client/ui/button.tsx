import { styled } from './theme.ts'

/** Something that acts: `primary` once on a screen, `outline` beside it, `quiet` inside other things. */
export const Button = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s',
  minHeight: '$control',
  padding: '$s $xl',
  borderRadius: '$pill',
  border: '1px solid transparent',
  backgroundColor: 'transparent',
  fontSize: '$body',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&:focus-visible': { borderRadius: '$pill' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55 },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$action',
        color: '$onAction',
        '@forced': { borderColor: 'ButtonText' },
        '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$actionHover' } },
      },
      outline: {
        borderColor: '$action',
        color: '$action',
        '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$shade' } },
      },
      quiet: {
        padding: '$s $m',
        color: '$action',
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        '@hover': { '&:hover:not(:disabled)': { color: '$accent' } },
      },
      icon: {
        width: '$control',
        padding: 0,
        borderColor: '$line',
        backgroundColor: '$surface',
        '@hover': { '&:hover:not(:disabled)': { borderColor: '$action' } },
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { tone: 'outline' },
})

/** A link that looks as heavy as a button, because it is where most people go next. */
export const ButtonLink = styled('a', Button)

/** Buttons beside each other, wrapping on a phone. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$m',
  variants: { align: { start: {}, center: { justifyContent: 'center' } } },
  defaultVariants: { align: 'start' },
})
