SELECT s.roll, COUNT(DISTINCT m.roll) + COUNT(DISTINCT g.roll) FROM students s LEFT JOIN students m ON m.mentor = s.roll LEFT JOIN students g ON g.mentor = m.roll GROUP BY s.roll ORDER BY s.roll;
