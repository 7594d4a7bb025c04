SELECT s.roll, s.name
FROM students AS s
WHERE NOT EXISTS (
  SELECT * FROM courses AS c
  WHERE c.credits = 4
    AND NOT EXISTS (
      SELECT * FROM results AS r
      WHERE r.roll = s.roll AND r.code = c.code AND r.marks >= 40
    )
);
