import { useQuery } from '@tanstack/react-query';
import type { Gender, JoinableShot, ShotProposal, SwingAnalysis, SwingShots } from '@trueswing/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../../../../shared/api/http-client.ts';
import { LoadError } from '../../../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../../../shared/button-link.tsx';
import { clubNames } from '../../../../../shared/club-names.ts';
import { importFor } from '../../../../../shared/shot-paths.ts';
import { ErrorNote, Waiting } from '../../../../../ui/feedback.tsx';
import { ChoiceField } from '../../../../../ui/field.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { swingShotsQuery, useJoinShot } from './join-shot.queries.ts';
import { ShotRow } from './shot-row.tsx';

interface ChooseShotProps {
  analysis: SwingAnalysis;
  onClose(): void;
}

/** Asks which shot was hit with the swing: the ones that its time proposes first, then by session. Open while it is rendered. */
export function ChooseShot({ analysis, onClose }: ChooseShotProps) {
  const { id, clubSelection, tourComparison } = analysis;
  const { data: shots, error, refetch } = useQuery(swingShotsQuery(id));
  const [gender, setGender] = useState<Gender | null>(null);
  const [isTourMissing, setIsTourMissing] = useState(false);
  const join = useJoinShot(id);
  const club = clubNames[clubSelection];
  const choose = ({ id: shotId }: JoinableShot) => {
    if (join.isPending) return;
    // The numbers stand beside a tour's, and which one only the golfer knows.
    const lacksTour = tourComparison === null && gender === null;
    setIsTourMissing(lacksTour);
    if (!lacksTour) join.mutate({ shotId, ...(gender && { gender }) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title="Which shot was it?"
      isOpen
      onClose={onClose}
      {...(shots && shots.sessions.length > 0 && { description: describe(shots.proposal, club) })}
      actions={
        <ButtonLink to={importFor(id)} kind="outline">
          Import a File
        </ButtonLink>
      }
    >
      {join.error && <ErrorNote>{sentenceOf(join.error, 'We could not join this shot. Please try again.')}</ErrorNote>}
      {error && !shots && (
        <LoadError
          error={error}
          fallback="We could not load your shots. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!error && !shots && <Waiting text="Loading your shots..." />}
      {shots?.sessions.length === 0 && <p>You have no shots with your {club} yet. Import a file first.</p>}
      {shots && shots.sessions.length > 0 && (
        <>
          {tourComparison === null && (
            <ChoiceField
              label="Compare with"
              choices={[
                { value: 'male', label: 'PGA Tour' },
                { value: 'female', label: 'LPGA Tour' },
              ]}
              value={gender}
              onChange={(chosen) => {
                setGender(chosen);
                setIsTourMissing(false);
              }}
            >
              <p role="alert" className="font-semibold text-alert empty:hidden">
                {isTourMissing && 'Choose a tour first. Then tap your shot.'}
              </p>
            </ChoiceField>
          )}
          <div className="flex max-h-[50vh] flex-col gap-4 overflow-y-auto px-2 -mx-2">
            <ShotLists
              shots={shots}
              joiningId={join.isPending ? (join.variables?.shotId ?? null) : null}
              onChoose={choose}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

function describe({ certainty, shotIds }: ShotProposal, club: string): string {
  if (certainty === 'one') return `One shot with your ${club} is near the time of your video. Tap it if it is yours.`;
  if (certainty === 'several' && shotIds.length === 1) {
    return `One shot with your ${club} is left near the time of your video. Tap it only if it is yours.`;
  }
  if (certainty === 'several') return `These shots with your ${club} are near the time of your video. Tap yours.`;
  return `Your ${club} session nearest to this swing comes first. Tap your shot.`;
}

interface ShotListsProps {
  shots: SwingShots;
  /** The shot that is being joined. */
  joiningId: string | null;
  onChoose(shot: JoinableShot): void;
}

function ShotLists({ shots, joiningId, onChoose }: ShotListsProps) {
  const { joined, proposal, sessions } = shots;
  const all = sessions.flatMap((session) => session.shots);
  const proposed = proposal.shotIds.flatMap((id) => all.find((shot) => shot.id === id) ?? []);
  const lists = [
    { key: 'proposed', title: 'Nearest to your video', shots: proposed },
    ...sessions.map(({ importId, format, fileName, shots }) => ({
      key: importId,
      title: `${format}, ${fileName}`,
      shots,
    })),
  ];
  return lists
    .filter((list) => list.shots.length > 0)
    .map((list) => (
      <section key={list.key} aria-label={list.title}>
        <h3 className="mb-1 text-base wrap-anywhere">{list.title}</h3>
        <ul className="-mx-2 flex flex-col">
          {list.shots.map((shot) => (
            <ShotRow
              key={shot.id}
              shot={shot}
              isJoined={shot.id === joined?.id}
              isJoining={shot.id === joiningId}
              onChoose={() => onChoose(shot)}
            />
          ))}
        </ul>
      </section>
    ));
}
