import { useQuery } from '@tanstack/react-query';
import type { AnalysisId, SwingComment } from '@trueswing/contracts';
import { Trash2 } from 'lucide-react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Card } from '../../../ui/card.tsx';
import { commentsQuery, useDeleteComment } from '../shares.queries.ts';
import { CommentList } from './comment-list.tsx';

interface CoachCommentsProps {
  analysisId: AnalysisId;
  momentOf(comment: SwingComment): string;
  onShow(comment: SwingComment): void;
}

/** Shows what coaches wrote about the golfer's swing, each at its moment of the video. Nothing until there is a comment. */
export function CoachComments({ analysisId, momentOf, onShow }: CoachCommentsProps) {
  const { data: comments, error, refetch } = useQuery(commentsQuery(analysisId));
  const remove = useDeleteComment(analysisId);
  if (error && !comments) {
    return (
      <LoadError
        error={error}
        fallback="We could not load your coach’s comments. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!comments || comments.length === 0) return null;
  return (
    <Card title="From Your Coach">
      <CommentList
        comments={comments}
        momentOf={momentOf}
        onShow={onShow}
        actionOf={(comment) => (
          <button
            type="button"
            aria-label={`Delete the comment of ${comment.name}`}
            disabled={remove.isPending}
            onClick={() => {
              if (window.confirm('Delete this comment? This cannot be undone.')) remove.mutate(comment.id);
            }}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-paper"
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        )}
      />
    </Card>
  );
}
