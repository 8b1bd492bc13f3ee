'use client';

import { useEffect, useState } from 'react';
import { readBehavior } from '@/lib/browser/behavior-log';
import { readReplayRequest } from '@/lib/browser/replay-request';
import { replayCopy } from '@/lib/content/replay';
import type { BehaviorEvent } from '@/lib/personalization/behavior';
import { CLUSTERS, isCluster, type Cluster } from '@/lib/personalization/persona';
import { parseVisit } from '@/lib/personalization/visit-notation';
import { ReplayControls } from './replay-controls';
import { ReplayStepView } from './replay-step-view';
import { useReplay } from './use-replay';

const { intro, visitor: words, samples } = replayCopy;

const OWN = 'own';

type Chosen = Cluster | typeof OWN;

type Visit = {
  chosen: Chosen;
  events: readonly BehaviorEvent[];
  position: number;
  /** Whether the page follows at once. Who just opens the panel keeps the page that they show. */
  isFollowed: boolean;
};

/** Where the replay stood when it was closed; as long as the document lives. */
let closedAt: Pick<Visit, 'chosen' | 'position'> | null = null;

/** What came with the address, else what was done in this demo view. */
function readOwnEvents() {
  const request = readReplayRequest();
  return request && 'events' in request ? request.events : readBehavior();
}

function readEvents(chosen: Chosen) {
  return chosen === OWN ? readOwnEvents() : (parseVisit(samples[chosen].visit) ?? []);
}

function beginVisit(): Visit {
  if (closedAt) return { ...closedAt, events: readEvents(closedAt.chosen), isFollowed: false };
  const request = readReplayRequest();
  const chosen = request && !('sample' in request) ? OWN : (request?.sample ?? 'explorer');
  return { chosen, events: readEvents(chosen), position: 0, isFollowed: request !== null };
}

/** Plays a visit before everybody's eyes: what was done, what the rules make of it, and the page that follows. */
export function Replay() {
  const [visit, setVisit] = useState(beginVisit);
  const replay = useReplay(visit);
  const { chosen } = visit;
  const { position } = replay;
  const step = replay.steps[position];

  useEffect(() => {
    closedAt = { chosen, position };
  }, [chosen, position]);

  function choose(value: string) {
    const next: Chosen = isCluster(value) ? value : OWN;
    setVisit({ chosen: next, events: readEvents(next), position: 0, isFollowed: true });
    replay.reset();
  }

  return (
    <div data-slot="replay" className="mt-2 text-sm">
      <p className="text-muted-foreground">{intro}</p>
      <label className="mt-3 block font-medium">
        {words.label}
        <select value={chosen} onChange={(event) => choose(event.target.value)} className="mt-1 field">
          {CLUSTERS.map((cluster) => (
            <option key={cluster} value={cluster}>
              {samples[cluster].label}
            </option>
          ))}
          <option value={OWN}>{words.own}</option>
        </select>
      </label>
      {step ? (
        <>
          <ReplayControls replay={replay} step={step} />
          <ReplayStepView step={step} />
        </>
      ) : (
        <p className="mt-4">{words.ownEmpty}</p>
      )}
    </div>
  );
}
