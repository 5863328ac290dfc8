import type { Theme } from '#shared/theme.ts'

/** The look: colors by role, the roundness of corners, and the typeface. */
export const theme: Theme = {
  // Keep text readable on its grounds: client/ui/palette.test.ts checks the contrast.
  palette: {
    ink: '#1d2329',
    quiet: '#56606b',
    paper: '#ffffff',
    surface: '#ffffff',
    shade: '#f3f5f7',
    groundPlain: '#eef1f4',
    line: '#d9dee3',
    control: '#76808a',
    action: '#24496b',
    actionHover: '#35628c',
    onAction: '#ffffff',
    accent: '#2b5d8a',
    accentLine: '#6d93b5',
    night: '#1d2329',
    onNight: '#f2f4f6',
    onNightQuiet: '#b9c1c9',
    nightLine: '#414b55',
    nightDanger: '#e6a29b',
    danger: '#a1281d',
    good: '#1f6b45',
    agentYellow: '#ffd84d',
    agentLime: '#c4e356',
  },
  // Colors for components of your own, by name.
  ownColors: {},
  radii: { small: '4px', medium: '8px', pill: '8px' },
  // Installed fonts need no file. A font file belongs into `assets/fonts/` and into `fonts`.
  typeface: {
    text: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, 'Liberation Sans', sans-serif",
    weights: { regular: 400, semibold: 600, bold: 700 },
    spacing: { tight: '-0.02em', heading: '-0.01em', caps: '0.08em' },
    headingWordSpacing: '0',
    fonts: [],
    fallbacks: [],
  },
}
