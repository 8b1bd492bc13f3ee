import { scenesCopy, type Tone } from '@/lib/content/scenes';
import type { Segment } from '@/lib/personalization/persona';
import { formatSigned, SceneFrame } from './scene-frame';

const { control, views, labels, words } = scenesCopy['sentiment-analysis'];

type Topic = { name: string; tone: number };

export function StreamScene({ segment }: { segment: Segment }) {
  const { title, alternative, messages, topics, story, arrived } = words[segment];
  const average = Math.round(topics.reduce((sum, { tone }) => sum + tone, 0) / topics.length);
  return (
    <SceneFrame
      id="sentiment-analysis"
      title={title}
      alternative={alternative}
      control={control}
      choices={views}
      start={2}
    >
      <ul className="scene-stream">
        {messages.map(({ source, sentences }) => (
          <li key={source}>
            <span>{source}</span>
            <p>
              {sentences.map((sentence) => (
                <Sentence key={sentence.text} {...sentence} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="scene-side scene-stack">
        <div data-on="1">
          <p className="scene-note">{labels.arrived}</p>
          <p>{arrived}</p>
          <ToneBars topics={[{ name: labels.average, tone: average }]} />
        </div>
        <div data-on="2">
          <p className="scene-note">{labels.topics}</p>
          <ToneBars topics={topics} />
        </div>
        <div data-on="3">
          <p className="scene-note">{labels.story}</p>
          <p className="scene-quote">{story.title}</p>
          <p>{story.text}</p>
          <Mentions counts={story.mentions} />
        </div>
      </div>
    </SceneFrame>
  );
}

function Sentence({ text, tone, isStory = false }: { text: string; tone: Tone; isStory?: boolean }) {
  return (
    <>
      <span data-tone={tone} data-story={isStory || undefined}>
        {text}
      </span>
      {tone === 'plain' ? null : (
        <span className="sr-only" data-on="2 3">
          {` (${labels[tone]})`}
        </span>
      )}{' '}
    </>
  );
}

export function ToneBars({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="scene-bars">
      {topics.map(({ name, tone }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{formatSigned(tone)}</b>
          <svg aria-hidden="true" viewBox="-100 0 200 2" preserveAspectRatio="none">
            <path className="rail" d="M-100 1H100" />
            <path className={tone < 0 ? 'bad' : 'good'} d={`M0 1H${tone}`} />
            <path className="zero" d="M0 0V2" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Mentions({ counts }: { counts: readonly number[] }) {
  const highest = Math.max(...counts);
  const bars = counts.map((count, day) => `M${day * 2 + 1} ${highest + 1}v-${count + 1}`).join('');
  return (
    <div className="scene-mentions">
      <svg aria-hidden="true" viewBox={`0 0 ${counts.length * 2} ${highest + 1}`} preserveAspectRatio="none">
        <path d={bars} />
      </svg>
      <p>{`${labels.mentions}: ${counts[0]} to ${counts.at(-1)}`}</p>
    </div>
  );
}
