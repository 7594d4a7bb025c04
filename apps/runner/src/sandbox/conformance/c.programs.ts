import type { OrdinaryProgram } from './ordinary-program.ts';

export const C_PROGRAMS: readonly OrdinaryProgram[] = [
  {
    does: 'reads to the end',
    code: '#include <stdio.h>\nint main(){int c,n=0;while((c=getchar())!=EOF)n+=c;printf("%d\\n",n);}',
    stdin: 'abc\n\n',
  },
  {
    does: 'reads a last line without its end',
    code: '#include <stdio.h>\n#include <string.h>\nint main(){char b[99];while(fgets(b,99,stdin))printf("[%s]",b);}',
    stdin: 'one\ntwo',
  },
  {
    does: 'meets no input at all',
    code: '#include <stdio.h>\nint main(){int x=7;int r=scanf("%d",&x);printf("%d %d",r,x);}',
  },
  {
    does: 'goes back in its input',
    code: '#include <stdio.h>\nint main(){int a,b;scanf("%d",&a);fseek(stdin,0,SEEK_SET);scanf("%d",&b);printf("%d %d %ld\\n",a,b,ftell(stdin));}',
    stdin: '42 x',
  },
  {
    does: 'maps its input into memory',
    code: '#include <stdio.h>\n#include <sys/mman.h>\n#include <sys/stat.h>\nint main(){struct stat s;fstat(0,&s);char*p=mmap(0,s.st_size,PROT_READ,MAP_PRIVATE,0,0);fwrite(p,1,s.st_size,stdout);}',
    stdin: 'mapped\n',
  },
  {
    does: 'opens /dev/stdin and /dev/stdout by name',
    code: '#include <stdio.h>\nint main(){FILE*i=fopen("/dev/stdin","r"),*o=fopen("/dev/stdout","w");char b[9];fscanf(i,"%8s",b);fprintf(o,"<%s>\\n",b);}',
    stdin: 'hello',
  },
  { does: 'ends with 3', code: '#include <stdio.h>\nint main(){puts("x");return 3;}' },
  { does: 'ends with 255', code: '#include <stdlib.h>\nint main(){exit(-1);}' },
  { does: 'has a void main', code: '#include <stdio.h>\nvoid main(){printf("hi");}' },
  { does: 'aborts', code: '#include <stdlib.h>\n#include <stdio.h>\nint main(){puts("lost");abort();}' },
  { does: 'divides by zero', code: '#include <stdio.h>\nint main(){volatile int z=0;printf("%d",1/z);}' },
  { does: 'fails an assertion', code: '#include <assert.h>\nint main(){assert(1==2);}' },
  {
    does: 'recurses 400000 deep',
    code: '#include <stdio.h>\nlong f(volatile int n){return n?1+f(n-1):0;}\nint main(){printf("%ld\\n",f(100000));}',
  },
  {
    does: 'has 150 MB that it does not touch',
    code: '#include <stdio.h>\nstatic char a[150<<20];\nint main(){a[5]=1;printf("%d\\n",a[5]+a[6]);}',
  },
  {
    does: 'uses 100 MB',
    code: '#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint main(){char*p=malloc(100<<20);memset(p,1,100<<20);printf("%d\\n",p[77777777]);}',
  },
  {
    does: 'reserves more than it has and uses little',
    code: '#include <stdio.h>\n#include <stdlib.h>\nint main(){char*p=malloc(1u<<30);p[9]=1;printf("%d\\n",p[9]);}',
  },
  {
    does: 'runs eight threads',
    code: '#include <pthread.h>\n#include <stdio.h>\nint s;pthread_mutex_t m=PTHREAD_MUTEX_INITIALIZER;void*f(void*a){for(int i=0;i<1000;i++){pthread_mutex_lock(&m);s++;pthread_mutex_unlock(&m);}return a;}\nint main(){pthread_t t[8];for(int i=0;i<8;i++)pthread_create(t+i,0,f,0);for(int i=0;i<8;i++)pthread_join(t[i],0);printf("%d\\n",s);}',
  },
  {
    does: 'talks to a child through a pipe',
    code: '#include <stdio.h>\n#include <sys/wait.h>\n#include <unistd.h>\nint main(){int p[2],s;pipe(p);if(!fork()){write(p[1],"child",6);_exit(4);}char b[6];read(p[0],b,6);wait(&s);printf("%s %d\\n",b,WEXITSTATUS(s));}',
  },
  {
    does: 'catches a signal',
    code: '#include <signal.h>\n#include <stdio.h>\n#include <unistd.h>\nvolatile int n;void h(int s){n=s;}\nint main(){signal(SIGALRM,h);alarm(1);pause();printf("%d\\n",n==SIGALRM);}',
  },
  {
    does: 'prints wide characters',
    code: '#include <locale.h>\n#include <stdio.h>\n#include <wchar.h>\nint main(){setlocale(LC_ALL,"");wprintf(L"%ls %d\\n",L"नमस्ते",(int)wcslen(L"नमस्ते"));}',
  },
  {
    does: 'writes and reads a file',
    code: '#include <stdio.h>\nint main(){FILE*f=fopen("data.txt","w+");fprintf(f,"%d",9);rewind(f);int x;fscanf(f,"%d",&x);printf("%d\\n",x);}',
  },
  {
    does: 'uses a temporary file',
    code: '#include <stdio.h>\nint main(){FILE*f=tmpfile();printf("%d\\n",f!=0);}',
  },
  {
    does: 'asks the shell',
    code: '#include <stdio.h>\n#include <stdlib.h>\nint main(){fflush(stdout);int r=system("echo from the shell; exit 3");printf("%d\\n",r>>8);}',
  },
  {
    does: 'prints floating numbers',
    code: '#include <math.h>\n#include <stdio.h>\nint main(){printf("%.10f %g %e %a %Lf\\n",M_PI,1e100,1/3.0,0.1,2.5L);printf("%f %f\\n",sqrt(-1.0),1/0.0);}',
  },
  {
    does: 'prints 50000 lines',
    code: '#include <stdio.h>\nint main(){for(int i=0;i<50000;i++)printf("%d\\n",i);}',
  },
  {
    does: 'sleeps a little',
    code: '#include <stdio.h>\n#include <time.h>\n#include <unistd.h>\nint main(){time_t a=time(0);usleep(300000);puts(time(0)>=a?"ok":"no");}',
  },
  { does: 'has a warning', code: '#include <stdio.h>\nint main(){int x="a";printf("ok\\n");return 0;}' },
  { does: 'does not compile', code: '#include <conio.h>\nint main(){getch();}' },
  { does: 'lacks a main', code: 'int f(){return 1;}' },
];

export const CPP_PROGRAMS: readonly OrdinaryProgram[] = [
  {
    does: 'reads fast',
    code: '#include <bits/stdc++.h>\nusing namespace std;int main(){ios::sync_with_stdio(0);cin.tie(0);long s=0,x;while(cin>>x)s+=x;cout<<s<<"\\n";}',
    stdin: '1 2 3\n4',
  },
  {
    does: 'names things as the library does',
    code: '#include <iostream>\nusing namespace std;int count=1,left=2,data=3,size=4;int rank_=5;int main(){cout<<::count+::left+::data+::size<<endl;}',
  },
  {
    does: 'names things as headers do that it does not include',
    code: '#include <iostream>\nusing namespace std;int gcd(int a,int b){return b?gcd(b,a%b):a;}struct stack{int t=1;};struct queue{int t=2;};int y1=3;int prev(int x){return x-1;}int main(){cout<<gcd(12,8)<<stack().t<<queue().t<<y1<<prev(3)<<endl;}',
  },
  {
    does: 'defines before it includes',
    code: '#define int long long\n#include <iostream>\nusing namespace std;signed main(){int x=1LL<<40;cout<<x<<sizeof(int)<<endl;}',
  },
  {
    does: 'optimises by pragma',
    code: '#pragma GCC optimize("O3,unroll-loops")\n#pragma GCC target("sse4.2")\n#include <bits/stdc++.h>\nusing namespace std;int main(){vector<int>v(100);iota(v.begin(),v.end(),1);cout<<accumulate(v.begin(),v.end(),0)<<__builtin_popcount(255)<<endl;}',
  },
  {
    does: 'debugs the library',
    code: '#define _GLIBCXX_DEBUG\n#include <vector>\n#include <iostream>\nint main(){std::vector<int>v(3);std::cout<<v[1]<<std::endl;}',
  },
  {
    does: 'includes in its own order',
    code: '#include <vector>\n#include <map>\n#include <string>\n#include <iostream>\n#include <algorithm>\n#include <cmath>\nusing namespace std;int main(){map<string,vector<int>>m;m["a"].push_back(3);for(auto&[k,v]:m)cout<<k<<v[0]<<sqrt(16)<<endl;}',
  },
  {
    does: 'uses policy trees',
    code: '#include <bits/stdc++.h>\n#include <ext/pb_ds/assoc_container.hpp>\nusing namespace std;using namespace __gnu_pbds;tree<int,null_type,less<int>,rb_tree_tag,tree_order_statistics_node_update>t;int main(){t.insert(5);t.insert(9);cout<<t.order_of_key(6)<<*t.find_by_order(1)<<endl;}',
  },
  {
    does: 'throws and catches',
    code: '#include <iostream>\n#include <stdexcept>\nint main(){try{throw std::out_of_range("far");}catch(std::exception&e){std::cout<<e.what()<<std::endl;}}',
  },
  {
    does: 'throws and does not catch',
    code: '#include <vector>\n#include <iostream>\nint main(){std::cout<<"before"<<std::endl;std::vector<int>v;std::cout<<v.at(3);}',
  },
  {
    does: 'runs threads and futures',
    code: '#include <bits/stdc++.h>\n#include <thread>\n#include <future>\nusing namespace std;int main(){auto f=async(launch::async,[]{return 41;});thread t([]{});t.join();cout<<f.get()+1<<endl;}',
  },
  {
    does: 'knows 128 bits, regex and chrono',
    code: '#include <bits/stdc++.h>\nusing namespace std;int main(){__int128 a=(__int128)1<<100;cout<<(long long)(a>>90)<<regex_replace(string("a1b2"),regex("[0-9]"),"#")<<chrono::duration_cast<chrono::milliseconds>(chrono::seconds(2)).count()<<endl;}',
  },
  {
    does: 'prints with precision',
    code: '#include <iostream>\n#include <iomanip>\nint main(){std::cout<<std::fixed<<std::setprecision(12)<<1/3.0<<" "<<std::setw(8)<<std::setfill(\'*\')<<42<<std::endl;}',
  },
  { does: 'prints without flushing', code: '#include <iostream>\nint main(){std::cout<<"no end";}' },
  {
    does: 'recurses in 40 MB of stack',
    code: '#include <iostream>\nint f(int n){volatile char b[200];b[n%200]=n;return n?f(n-1)+b[n%200]*0+1:0;}\nint main(){std::cout<<f(30000)<<std::endl;}',
  },
  {
    does: 'walks a file system',
    code: '#include <filesystem>\n#include <fstream>\n#include <iostream>\nint main(){std::ofstream("f.txt")<<"abc";std::cout<<std::filesystem::file_size("f.txt")<<std::endl;}',
  },
  {
    does: 'has an error in a template',
    code: '#include <bits/stdc++.h>\nint main(){std::sort(std::list<int>().begin(),3);}',
  },
];
