/** What a video of ours would say, as it is spoken: about 150 words each, a sentence to an entry. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  loop: [
    'This program adds the numbers from one to four.',
    'Before the loop, total is zero.',
    'The first part of the for runs once: int i equals one.',
    'Then the condition is tested: is i less than or equal to four?',
    'One is, so the body runs.',
    'Total plus i is one, and total becomes one.',
    'After the body, i plus plus adds one to i.',
    'Now i is two, and the condition is tested again.',
    'It is still true, so total becomes three.',
    'With i equal to three, total becomes six.',
    'With i equal to four, total becomes ten.',
    'Then i becomes five.',
    'Five is not less than or equal to four, so the condition is false and the loop ends.',
    'Notice that the test comes before the body.',
    'If n were zero, the body would never run, and total would stay zero.',
    'At the end, printf prints the value of total.',
  ],
  pointers: [
    'Every variable lives at an address in memory.',
    'The variable level is an int, and it holds eight.',
    'The next line declares p, a pointer to int.',
    'The ampersand means the address of level, so p now holds that address.',
    'Follow the arrow from p to level.',
    'Star p means the value that p points to.',
    'Star p equals twenty writes twenty into level, although the name level is not in that line.',
    'The pointer itself has not changed.',
    'Now we call malloc and ask for room for five integers.',
    'Malloc returns the address of the first byte, or null if there is no memory left.',
    'So compare the pointer with null before you use it.',
    'When you no longer need the array, call free.',
    'After free, the pointer still holds the old address, but nothing of yours lives there.',
    'To use it again would be undefined behaviour.',
  ],
  calls: [
    'Main calls the function factorial with the argument three.',
    'A new frame is put on the stack, and its parameter n is three.',
    'Three is not less than two, so the function must return three times factorial of two.',
    'It cannot multiply yet, because it does not know the second number.',
    'So it waits, and calls itself with two.',
    'A second frame is put on top of the first, with a variable n of its own.',
    'This call waits too, and the third frame gets one.',
    'This is the base case of the recursion: it returns one at once, and its frame is removed.',
    'The second call goes on where it stopped, computes two times one, and returns two.',
    'The first call computes three times two and returns six.',
    'The stack is empty again, except for main, which prints six.',
    'Without a base case, the stack would overflow.',
  ],
};

/** Terms of programming in these texts: to hear one of them wrong is to learn it wrong. */
export const TERMS =
  'int printf loop condition body variable address memory pointer ampersand star malloc byte null free array undefined function factorial argument parameter frame stack recursion return returns overflow'.split(
    ' ',
  );

/** How the recogniser is to expect words that its dictionary lacks. */
export const PRONUNCIATIONS: Readonly<Record<string, readonly string[]>> = {
  int: ['IH N T'],
  printf: ['P R IH N T EH F', 'P R IH N T F'],
  malloc: ['M AE L AA K', 'M AE L AH K'],
  recursion: ['R IH K ER ZH AH N'],
  factorial: ['F AE K T AO R IY AH L'],
  behaviour: ['B IH HH EY V Y ER'],
};

/** Hindi as in our captions, with its terms in English; the second says the same terms alone. */
export const HINDI = {
  text: 'यह program एक से चार तक की संख्याएँ जोड़ता है। Loop से पहले total शून्य है। फिर condition जाँची जाती है। अगर वह सच है, तो body चलती है। Pointer में variable का address रखा होता है। Function का हर call अपना frame बनाता है।',
  terms: 'program. loop. total. condition. body. pointer. variable. address. function. call. frame.',
};
