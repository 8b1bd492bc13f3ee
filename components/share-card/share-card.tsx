import { readThemeColors } from '@/lib/config/theme-colors';
import { DRAWING_SIZE, DRAWING_STROKE, type Drawing } from '@/lib/drawings/drawing';
import { paint } from '@/lib/drawings/paint';

const { light, dark } = readThemeColors();
/** Cards look the same wherever they are shared. The ground is flat: a gradient makes the PNG half again as large. */
const COLORS = {
  ground: light('inverse'),
  text: dark('inverse-foreground'),
  muted: dark('inverse-muted'),
  needle: dark('accent'),
  tick: `${dark('border-strong')}66`,
};
const PANEL = { ground: dark('background'), edge: dark('inverse-border') };
const PAINT = paint({
  border: dark('inverse-border'),
  strong: dark('border-strong'),
  primary: dark('primary'),
  accent: dark('accent'),
});
const TICKS = 90;

export type ShareCardProps = {
  brand: string;
  /** A data URL of the logo. */
  logo: string;
  address: string;
  title: string;
  description: string;
  drawing: Drawing;
  /** Position of the tuner's needle, 0 to 1. */
  position: number;
};

/** A link preview image, 1200 × 630, in the subset of CSS that `next/og` supports. */
export function ShareCard({ brand, logo, address, title, description, drawing, position }: ShareCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 72px 0',
        backgroundColor: COLORS.ground,
        color: COLORS.text,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <img src={logo} width={56} height={56} alt="" />
        <div style={{ marginLeft: 18, fontSize: 38, fontWeight: 600, letterSpacing: -0.8 }}>{brand}</div>
        <div style={{ marginLeft: 'auto', fontSize: 26, color: COLORS.muted }}>{address}</div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', height: 400 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 540 }}>
          <div
            style={{
              fontSize: 56,
              fontWeight: 600,
              lineHeight: 1.08,
              letterSpacing: -1.6,
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
          <div style={{ marginTop: 20, fontSize: 25, lineHeight: 1.45, color: COLORS.muted }}>
            {description}
          </div>
        </div>
        <Scene drawing={drawing} />
      </div>
      <Tuner position={position} />
    </div>
  );
}

function Scene({ drawing }: { drawing: Drawing }) {
  const { width, height } = DRAWING_SIZE;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        marginLeft: 'auto',
        width: 480,
        height: 300,
        border: `2px solid ${PANEL.edge}`,
        borderRadius: 20,
        backgroundColor: PANEL.ground,
      }}
    >
      <svg
        width={width * 1.9}
        height={height * 1.9}
        viewBox={`0 0 ${width} ${height}`}
        strokeWidth={DRAWING_STROKE}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing.map(([tone, path]) => (
          <path key={path} d={path} {...PAINT[tone]} />
        ))}
      </svg>
    </div>
  );
}

/** The scale of a tuner. The needle's position differs per page. */
function Tuner({ position }: { position: number }) {
  const needle = Math.round((0.06 + position * 0.88) * TICKS);
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        width: 1200,
      }}
    >
      {Array.from({ length: TICKS + 1 }, (_, index) => (
        <div
          key={index}
          style={{
            width: index === needle ? 5 : 2,
            height: index === needle ? 86 : index % 5 === 0 ? 40 : 18,
            borderRadius: index === needle ? '3px 3px 0 0' : 0,
            backgroundColor: index === needle ? COLORS.needle : COLORS.tick,
          }}
        />
      ))}
    </div>
  );
}
