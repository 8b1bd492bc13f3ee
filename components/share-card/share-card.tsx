/** The futuristic-clarity theme of app/theme-tokens.css, dark side: cards look the same wherever they are shared. */
const COLORS = { ground: '#0a2027', glow: '#17525d', text: '#f0f8f8', muted: '#a6c0c5', needle: '#ff9a5c' };
const TICKS = 90;

export type ShareCardProps = {
  brand: string;
  /** A data URL of the logo. */
  logo: string;
  address: string;
  title: string;
  description: string;
  /** 0 to 1: where the needle of the tuner is. */
  position: number;
};

/** The picture of a shared link, 1200 × 630, in the subset of CSS that `next/og` renders. */
export function ShareCard({ brand, logo, address, title, description, position }: ShareCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 80px 0',
        backgroundColor: COLORS.ground,
        backgroundImage: `radial-gradient(circle at 90% 0%, ${COLORS.glow}, ${COLORS.ground} 75%)`,
        color: COLORS.text,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <img src={logo} width={56} height={56} alt="" />
        <div style={{ marginLeft: 18, fontSize: 38, fontWeight: 600, letterSpacing: -0.8 }}>{brand}</div>
        <div style={{ marginLeft: 'auto', fontSize: 26, color: COLORS.muted }}>{address}</div>
      </div>
      <div
        style={{
          marginTop: 44,
          fontSize: 74,
          fontWeight: 600,
          lineHeight: 1.08,
          letterSpacing: -2.1,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ marginTop: 24, width: 900, fontSize: 31, lineHeight: 1.48, color: COLORS.muted }}>
        {description}
      </div>
      <Tuner position={position} />
    </div>
  );
}

/** The scale of a tuner; each page has its own place on it. */
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
            backgroundColor: index === needle ? COLORS.needle : '#48606699',
          }}
        />
      ))}
    </div>
  );
}
