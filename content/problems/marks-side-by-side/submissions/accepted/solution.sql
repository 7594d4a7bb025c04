SELECT roll,
  MAX(CASE WHEN code = 'DB' THEN marks END) AS db,
  MAX(CASE WHEN code = 'OS' THEN marks END) AS os
FROM results
GROUP BY roll
ORDER BY roll;
