import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '@trueswing/contracts';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isNotFound } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { searchTextOf } from '../search-text.ts';
import { usePageTurns } from '../use-page-turns.ts';
import { useSettled } from '../use-settled.ts';
import { UserCard } from './user-card.tsx';
import { usersQuery } from './users.queries.ts';

/** Users, newest first, a page at a time. */
export function UserList() {
  const [text, setText] = useState('');
  const search = useSettled(searchTextOf(text));
  const { after, toFirstPage, buttonsOf } = usePageTurns<AdminUser>();
  const { data: users, error, refetch, isPlaceholderData } = useQuery(usersQuery({ search, after }));

  // The user after whom the page begins was deleted: from the first page on, the list is right again.
  const isPageGone = after !== null && isNotFound(error);
  useEffect(() => {
    if (isPageGone) toFirstPage();
  }, [isPageGone, toFirstPage]);

  const type = (value: string) => {
    setText(value);
    toFirstPage();
  };
  return (
    <section aria-label="User list" className="flex flex-col gap-4">
      <TextField
        label="Search"
        type="search"
        placeholder="E-mail, name or user id"
        maxLength={254}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {error && !isPageGone && (
        <LoadError
          error={error}
          fallback="The users could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!users && !error && <SkeletonCard label="Loading the users" lines={6} />}
      {users?.length === 0 && !isPlaceholderData && (
        <EmptyState icon={<SearchX className="size-7" />} title={after ? 'No older users' : 'No users found'}>
          {after ? 'There may be newer ones on the previous page.' : describeMiss(search)}
        </EmptyState>
      )}
      {users && users.length > 0 && (
        <ul aria-busy={isPlaceholderData} className={`flex flex-col gap-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          {users.map((user) => (
            <UserCard key={user.id} user={user} />
          ))}
        </ul>
      )}
      <PageButtons {...buttonsOf(isPlaceholderData ? undefined : users)} />
    </section>
  );
}

/** Shorter texts are found at the start of a word only: the server's index holds nothing shorter. */
const minInsideWord = 3;

function describeMiss(search: string): string {
  if (!search) return 'Golfers appear here once they register.';
  return [...search].length < minInsideWord
    ? `No e-mail and no name begins with “${search}”. Type at least three characters to search inside them too.`
    : `No e-mail and no name contains “${search}”. A user id is found only if it is complete.`;
}
