WITH RECURSIVE below (top, roll) AS (
  SELECT mentor, roll FROM students WHERE mentor IS NOT NULL
  UNION ALL
  SELECT below.top, s.roll
  FROM below
  JOIN students AS s ON s.mentor = below.roll
)
SELECT s.roll, COUNT(below.roll) AS students
FROM students AS s
LEFT JOIN below ON below.top = s.roll
GROUP BY s.roll
ORDER BY s.roll;
