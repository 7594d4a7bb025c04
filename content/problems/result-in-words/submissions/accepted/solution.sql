SELECT roll, code,
  CASE
    WHEN marks IS NULL THEN 'absent'
    WHEN marks >= 75 THEN 'distinction'
    WHEN marks >= 40 THEN 'pass'
    ELSE 'fail'
  END AS word
FROM results;
