SELECT a.title, a.language, b.minutes FROM films a JOIN films b ON b.title = a.title AND b.id <> a.id WHERE b.minutes IS NOT NULL;
