'use client';

import { useState } from 'react';
import { readBehavior } from '@/lib/browser/behavior-log';
import { readReplayRequest } from '@/lib/browser/replay-request';
import { replayCopy } from '@/lib/content/replay';
import { CLUSTERS, isCluster, type Cluster } from '@/lib/personalization/persona';
import { parseVisit } from '@/lib/personalization/visit-notation';
import { ReplayControls } from './replay-controls';
import { ReplayStepView } from './replay-step-view';
import { useReplay } from './use-replay';

const { intro, visitor: words, samples } = replayCopy;

const OWN = 'own';

type Chosen = Cluster | typeof OWN;

/** What came with the address, else what was done in this demo view. */
function readOwnEvents() {
  const request = readReplayRequest();
  return request && 'events' in request ? request.events : readBehavior();
}

function readEvents(chosen: Chosen) {
  return chosen === OWN ? readOwnEvents() : (parseVisit(samples[chosen].visit) ?? []);
}

function firstChoice(): Chosen {
  const request = readReplayRequest();
  if (!request) return 'explorer';
  return 'sample' in request ? request.sample : OWN;
}

/** Plays a visit before everybody's eyes: what was done, what the rules make of it, and the page that follows. */
export function Replay() {
  const [{ chosen, events }, setVisit] = useState(() => {
    const chosen = firstChoice();
    return { chosen, events: readEvents(chosen) };
  });
  const replay = useReplay(events);
  const step = replay.steps[replay.position];

  function choose(value: string) {
    const next: Chosen = isCluster(value) ? value : OWN;
    setVisit({ chosen: next, events: readEvents(next) });
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
