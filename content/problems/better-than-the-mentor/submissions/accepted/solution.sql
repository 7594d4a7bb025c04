SELECT s.roll, r.code, r.marks, m.marks AS mentor_marks
FROM students AS s
JOIN results AS r ON r.roll = s.roll
JOIN results AS m ON m.roll = s.mentor AND m.code = r.code
WHERE r.marks > m.marks;
