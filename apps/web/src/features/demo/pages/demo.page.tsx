import { fill } from '@abhyas/contract/fill';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { sizes } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { announcements } from '../demo-announcements.ts';
import { isCorrect, moveItem, SLOTS, START, type Demo, type DemoItem, type Place } from '../demo.rules.ts';
import { toNextPlace } from '../keyboard-places.ts';
import { DemoItemGhost, DemoItemView } from '../components/demo-item.tsx';
import { DemoPlace } from '../components/demo-place.tsx';

/** Where the pointer is; the keyboard has none, so the nearest place counts there. */
const collision: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Spec section 2, /dev: the drag-and-drop tech demo. */
export function DemoPage() {
  const words = texts.demo;
  const navigate = useNavigate();
  const [demo, setDemo] = useState<Demo>(START);
  const [chosen, setChosen] = useState<string | null>(null);
  const [carried, setCarried] = useState<DemoItem | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace }),
  );

  function move(itemId: string, to: Place): void {
    setDemo(moveItem(demo, itemId, to));
    setChosen(null);
  }

  const itemsOf = (place: Place) =>
    demo[place].map((item) => (
      <DemoItemView
        key={item.id}
        item={item}
        chosen={item.id === chosen}
        onChoose={(id) => setChosen(id === chosen ? null : id)}
      />
    ));
  const onPlace = (place: Place) => (chosen === null ? undefined : () => move(chosen, place));
  const slot = (index: number) => {
    const id = SLOTS[index] ?? 'qn1';
    const content = demo[id][0]?.content;
    const label = fill(content ? words.blankFilled : words.blankEmpty, {
      number: index + 1,
      content: content ?? '',
    });
    return (
      <DemoPlace id={id} label={label} onPlace={onPlace(id)} className="min-h-13 w-full max-w-80 p-1">
        {itemsOf(id)}
      </DemoPlace>
    );
  };

  return (
    <Page
      title={words.title}
      lead={words.prompt}
      onBack={() => void navigate('/dashboard')}
      action={<Button onClick={() => setDemo(START)}>{words.reset}</Button>}
    >
      <p className="mb-6 max-w-reading text-small text-soft">{words.how}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={collision}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
        onDragStart={({ active }) => setCarried((active.data.current as DemoItem | undefined) ?? null)}
        onDragCancel={() => setCarried(null)}
        onDragEnd={({ active, over }) => {
          setCarried(null);
          if (over) move(String(active.id), over.id as Place);
        }}
      >
        <div className="flex flex-col gap-8 learn:flex-row">
          <section aria-label={words.program} className="grow font-code text-[0.9375rem] leading-relaxed">
            <div>{slot(0)}</div>
            <div className="my-2 flex flex-wrap items-center gap-x-2">
              <span>while (</span>
              {slot(1)}
              <span>) {'{'}</span>
            </div>
            <div className="flex flex-col gap-2 pl-8">
              {slot(2)}
              {slot(3)}
            </div>
            <div className="mt-2">{'}'}</div>
          </section>
          <section
            aria-label={words.options}
            className="w-full shrink-0"
            style={{ maxWidth: sizes.demoListWidth }}
          >
            <h2 className="mb-2 text-h3">{words.options}</h2>
            <DemoPlace id="options1" label={words.options} onPlace={onPlace('options1')} className="p-2">
              <div className="flex flex-col gap-2" style={{ minHeight: sizes.demoListMinHeight }}>
                {itemsOf('options1')}
              </div>
            </DemoPlace>
          </section>
        </div>
        <DragOverlay dropAnimation={null}>{carried && <DemoItemGhost item={carried} />}</DragOverlay>
      </DndContext>
      <AnswerStatus correct={isCorrect(demo)} />
    </Page>
  );
}

function AnswerStatus({ correct }: { readonly correct: boolean }) {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-h3">{texts.demo.status}</h2>
      <output className={`mt-2 flex items-center gap-2 ${correct ? 'text-good' : 'text-bad'}`}>
        <Icon size={20} aria-hidden="true" />
        {correct ? texts.demo.correct : texts.demo.incorrect}
      </output>
    </section>
  );
}
