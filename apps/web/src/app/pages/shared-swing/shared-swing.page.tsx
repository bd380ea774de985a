import { useQuery } from '@tanstack/react-query';
import type { SharedSwing, SwingAnalysis, UserId } from '@trueswing/contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { clubName } from '../../../features/analyses/club-name.ts';
import { nameMoment } from '../../../features/analyses/player/name-moment.ts';
import { useVideoControl } from '../../../features/analyses/player/video-control.tsx';
import { AnalysisReport } from '../../../features/analyses/report/analysis-report.tsx';
import { type FinishedDetails, finishedDetails } from '../../../features/analyses/state-of-analysis.ts';
import { CommentButton } from '../../../features/shares/comments/comment-form.tsx';
import { CommentList } from '../../../features/shares/comments/comment-list.tsx';
import { sharedSwingQuery } from '../../../features/shares/shared-swing.queries.ts';
import { ApiError } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { paths } from '../../../shared/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState, Waiting } from '../../../ui/feedback.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { Logo } from '../../../ui/pictures/logo.tsx';

/** The server does not say whose swing it is, and no part of a guest's report asks. */
const noOwner = '00000000-0000-0000-0000-000000000000' as UserId;

/** Shows what a golfer's link opens for a coach, who needs no account. */
export default function SharedSwingPage() {
  const { token = '' } = useParams();
  const { data: shared, error, refetch } = useQuery(sharedSwingQuery(token));
  useEffect(() => {
    document.title = 'A shared swing · TrueSwing';
  }, []);
  const hasEnded = error instanceof ApiError && error.body?.code === 'share-not-found';
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <header className="flex items-center justify-between bg-turf px-4 pt-[env(safe-area-inset-top)] text-on-turf">
        <span className="inline-flex min-h-16 items-center">
          <Logo />
        </span>
        <span className="eyebrow text-flag">Shared swing</span>
      </header>
      <main className="flex flex-col gap-4 px-4 pt-4 pb-[calc(2rem+env(safe-area-inset-bottom))]">
        {hasEnded && <EndedLink />}
        {error && !hasEnded && !shared && (
          <LoadError
            error={error}
            fallback="We could not load this swing. Please try again."
            onRetry={() => void refetch()}
          />
        )}
        {!error && !shared && <Waiting text="Loading the swing..." />}
        {shared && !hasEnded && <SharedReport token={token} shared={shared} />}
      </main>
    </div>
  );
}

function EndedLink() {
  return (
    <>
      <h1 className="sr-only">A shared swing</h1>
      <EmptyState title="This link does not work any more">
        It was turned off or has expired. Please ask the golfer for a new one.
      </EmptyState>
    </>
  );
}

function SharedReport({ token, shared }: { token: string; shared: SharedSwing }) {
  const { golferName, stature, expiresAt } = shared;
  const analysis: SwingAnalysis = { ...shared.analysis, userId: noOwner };
  const details = finishedDetails(analysis);
  return (
    <>
      <header>
        <h1 className="text-xl wrap-anywhere">{golferName ? `${golferName}’s Swing` : 'A Golfer’s Swing'}</h1>
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{clubName(analysis.clubSelection)}</span>
          {` · ${formatDate(analysis.createdAt)}`}
        </p>
      </header>
      <AnalysisReport
        analysis={analysis}
        details={details}
        reader="guest"
        stepTitle="The golfer’s next step"
        golferStature={stature}
        belowVideo={details && <Comments token={token} shared={shared} details={details} />}
        below={
          <>
            <p className="text-center text-sm text-muted">
              This link works until {formatDate(expiresAt)}, or until the golfer turns it off.
            </p>
            {/* Loads a page with headers of its own. */}
            <a href={paths.home} className={buttonClasses({ kind: 'quiet' })}>
              Try it with your own swing
            </a>
          </>
        }
      />
    </>
  );
}

interface CommentsProps {
  token: string;
  shared: SharedSwing;
  details: FinishedDetails;
}

/** Shows what was written through this link, and the way to write at the frame that the video shows. */
function Comments({ token, shared: { comments }, details }: CommentsProps) {
  const video = useVideoControl();
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {comments.length > 0 && (
          <CommentList
            comments={comments}
            momentOf={(comment) => nameMoment(details, comment)}
            onShow={({ timeS, view }) => video.showTime(timeS, view)}
          />
        )}
        <CommentButton
          token={token}
          readMoment={video.readMoment}
          nameMoment={(moment) => nameMoment(details, moment)}
        />
      </div>
    </Card>
  );
}
