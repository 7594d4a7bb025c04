WITH ranked AS (
  SELECT code, roll, marks, DENSE_RANK() OVER (PARTITION BY code ORDER BY marks DESC) AS place
  FROM results
  WHERE marks IS NOT NULL
)
SELECT code, roll, marks
FROM ranked
WHERE place <= 2
ORDER BY code, marks DESC, roll;
