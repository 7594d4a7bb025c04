SELECT s.roll, s.name, m.name FROM students s LEFT JOIN students m ON m.roll = s.mentor ORDER BY s.roll;
